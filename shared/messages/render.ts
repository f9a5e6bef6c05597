import { en } from './en/index.ts'
import { isPlainData } from './plain-data.ts'
import { say, type Wording } from './say.ts'
import type { Message, Say } from './types.ts'

type Worded<W> = W extends (params: infer P, ...rest: never[]) => string
	? (params: P, say: Say) => string
	: string

/** The messages a language has to have: another one is a folder whose index `satisfies Catalogue`. */
export type Catalogue = { readonly [C in keyof typeof en]: Worded<(typeof en)[C]> }

const CATALOGUES = { en } satisfies Record<string, Catalogue>

export type Language = keyof typeof CATALOGUES

/** For messages without a reader who could choose, such as the command line's. */
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

// By its properties, which is quicker than to ask whether it has them; most values have no code.
const isMessage = (value: object): value is Message =>
	(value as Partial<Message>).code !== undefined && (value as Partial<Message>).params !== undefined

/** @param value plain data that is to become JSON. Parts without messages are handed on as they are */
export function rendered<T>(value: T, language: Language): Rendered<T> {
	return render(value, language) as Rendered<T>
}

function render(value: unknown, language: Language): unknown {
	if (typeof value !== 'object' || value === null) return value
	if (Array.isArray(value)) return isPlainData(value) ? value : renderAll(value, language)
	if (isMessage(value)) return sentence(value, language)
	return renderFields(value as Record<string, unknown>, language)
}

function renderFields(fields: Record<string, unknown>, language: Language): object {
	let changed: Record<string, unknown> | undefined
	// A plan has some 1,600 of them: quicker than by a list of their names.
	for (const name in fields) {
		const part = fields[name]
		if (typeof part !== 'object' || part === null) continue
		const words = render(part, language)
		if (words === part) continue
		changed ??= { ...fields }
		changed[name] = words
	}
	return changed ?? fields
}

function renderAll(values: readonly unknown[], language: Language): readonly unknown[] {
	let changed: unknown[] | undefined
	for (let at = 0; at < values.length; at++) {
		const value = values[at]
		if (typeof value !== 'object' || value === null) continue
		const words = render(value, language)
		if (words === value) continue
		changed ??= [...values]
		changed[at] = words
	}
	return changed ?? values
}
