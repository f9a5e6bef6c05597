import type { ComponentProps, ElementType } from 'react'

/** The props of a part that may stand as another element or component: its own, then those of what it stands as. */
export type As<E extends ElementType, Own> = Own & { as?: E } & Omit<
		ComponentProps<E>,
		keyof Own | 'as'
	>

/** Class names in one attribute; what is missing is left out. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
	names.filter(Boolean).join(' ')
