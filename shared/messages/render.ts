import { en } from './en/index.ts'
import { say, type Wording } from './say.ts'
import type { Message, Say } from './types.ts'

type Worded<W> = W extends (params: infer P, ...rest: never[]) => string
	? (params: P, say: Say) => string
	: string

/** What a language has to word: another one is a folder whose index `satisfies Catalogue`. */
export type Catalogue = { readonly [C in keyof typeof en]: Worded<(typeof en)[C]> }

const CATALOGUES = { en } satisfies Record<string, Catalogue>

export type Language = keyof typeof CATALOGUES

/** For whatever is not said to somebody who could choose, such as the command line. */
export const DEFAULT_LANGUAGE: Language = 'en'

export const sentence = (message: Message, language: Language): string =>
	say(CATALOGUES[language] as Readonly<Record<string, Wording>>, message)

type Plain = string | number | bigint | boolean | null | undefined

/** A value with a sentence in place of each message, however deep. */
export type Rendered<T> = unknown extends T
	? T
	: T extends Plain
		? T
		: T extends Message
			? string
			: { [K in keyof T]: Rendered<T[K]> }

const isMessage = (value: object): value is Message => 'code' in value && 'params' in value

/** @param value plain data: what is to become JSON */
export function rendered<T>(value: T, language: Language): Rendered<T> {
	const render = (each: unknown): unknown => {
		if (typeof each !== 'object' || each === null) return each
		if (Array.isArray(each)) return each.map(render)
		if (isMessage(each)) return sentence(each, language)
		return Object.fromEntries(Object.entries(each).map(([name, part]) => [name, render(part)]))
	}
	return render(value) as Rendered<T>
}
