// Types that make a translation complete: the same keys, the same list lengths, every placeholder kept.

type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

type AllOf<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Any text that holds all of the placeholders. */
type TextHolding<Name extends string> = [Name] extends [never]
  ? string
  : AllOf<Name extends string ? `${string}{${Name}}${string}` : never>;

/** The shape that another language must have, made from the English source. */
export type Translation<Source> = Source extends string
  ? TextHolding<PlaceholderOf<Source>>
  : { readonly [Key in keyof Source]: Translation<Source[Key]> };

/** Dotted paths of all single texts, such as `nav.home`. Texts inside lists have no path: screens walk the list. */
export type TextKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? Key
    : Source[Key] extends readonly unknown[]
      ? never
      : `${Key}.${TextKey<Source[Key]>}`;
}[keyof Source & string];

type TextAt<Source, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Source
    ? TextAt<Source[Head], Rest>
    : never
  : Path extends keyof Source
    ? Source[Path]
    : never;

/** Arguments that go with a key: none, or exactly the values that its English text names. */
export type TextArguments<Source, Path extends string> =
  TextAt<Source, Path> extends infer Text extends string
    ? [PlaceholderOf<Text>] extends [never]
      ? []
      : [values: Record<PlaceholderOf<Text>, string | number>]
    : never;
