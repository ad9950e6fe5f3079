// The HTML tree that Markdown becomes, as far as we touch it, and ways to walk it.

export type HtmlNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
};

export function visitElements(node: HtmlNode, visit: (element: HtmlNode) => void): void {
  for (const child of node.children ?? []) {
    // Children first: a visitor may wrap the element that it is given.
    visitElements(child, visit);
    if (child.type === 'element') visit(child);
  }
}

/** All text in order; blocks are divided by a space. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value ?? '';
  const isBlock = /^(p|li|td|th|tr|pre|blockquote|h\d)$/.test(node.tagName ?? '');
  const text = (node.children ?? []).map(textOf).join('');
  return isBlock ? `${text} ` : text;
}

export const cleanText = (node: HtmlNode): string => textOf(node).replace(/\s+/g, ' ').trim();
