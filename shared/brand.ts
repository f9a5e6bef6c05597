declare const brand: unique symbol

/** A base type that only its own constructor can make, so that two kinds of id never mix. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }
