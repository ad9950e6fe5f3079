// A menu that opens from a button: items that act, items that lead somewhere.
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const itemClass =
  'flex min-h-10 cursor-pointer select-none items-center gap-2.5 rounded-control px-3 text-[0.9375rem] outline-none ' +
  'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-sunken';

export function Menu({
  trigger,
  label,
  children,
}: {
  trigger: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          className="z-50 min-w-52 max-w-80 animate-rise rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = {
  onSelect: () => void;
  children: ReactNode;
  tone?: 'normal' | 'danger';
  disabled?: boolean;
};

export function MenuItem({ onSelect, children, tone = 'normal', disabled = false }: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(itemClass, tone === 'danger' && 'text-danger')}
    >
      {children}
    </Radix.Item>
  );
}

/** Wraps one link. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <Radix.Item asChild className={itemClass}>
      {children}
    </Radix.Item>
  );
}

/** Something to read in a menu, not to choose. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-sm text-ink-soft">{children}</Radix.Label>;
}

export function MenuDivider() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}
