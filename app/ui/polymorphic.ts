import type { ComponentProps, ElementType } from 'react'

/** The props of a part that may stand as another element or component: its own, then those of that element. */
export type As<E extends ElementType, Own> = Own & { as?: E } & Omit<
		ComponentProps<E>,
		keyof Own | 'as'
	>

/** Class names in one attribute; missing ones are left out. */
export function classNames(...names: (string | false | null | undefined)[]) {
	let all = ''
	for (const name of names) if (name) all += all ? ` ${name}` : name
	return all
}

/**
 * The classes of the variants that a part was given: `gap-3` for a gap of 3, `wrap` for true. In one attribute, since a
 * page is rendered attribute by attribute.
 */
export function variants(
	classes: Readonly<Record<string, string>>,
	chosen: Readonly<Record<string, string | number | boolean | undefined>>,
) {
	let all = ''
	for (const name in chosen) {
		const value = chosen[name]
		if (value === undefined || value === false) continue
		const own = classes[value === true ? name : `${name}-${value}`]
		if (own) all += all ? ` ${own}` : own
	}
	return all
}
