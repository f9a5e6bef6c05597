import { data } from 'react-router'
import type { Intents } from './forms/intents'
import { isNoId } from './forms/path-id'

/**
 * Carries out what the form of a page asks for: one handler for each of the page's intents.
 * @param files the fields that may hold a file; all others are text
 * @throws 400 where the form asks for nothing the page offers; nothing is changed then
 */
export async function dispatch<Name extends string, T>(
	request: Request,
	intents: Intents<Name>,
	handlers: Record<Name, (form: FormData) => T | Promise<T>>,
	files: readonly string[] = [],
): Promise<T> {
	const form = await request.formData()
	const asked = intents.in(form)
	const isFileForText = [...form].some(
		([name, value]) => typeof value !== 'string' && !files.includes(name),
	)
	if (asked === null || isFileForText) throw data(null, { status: 400 })
	return handlers[asked](form)
}

/**
 * The id a form is about.
 * @throws 404 where it is none: empty, or one that would lead out of its place in an address
 */
export function idIn(form: FormData, field = 'id'): string {
	const id = textIn(form, field)
	if (isNoId(id)) throw data(null, { status: 404 })
	return id
}

/** The text a form has in a field; empty where it has none. */
export const textIn = (form: FormData, field: string): string => String(form.get(field) ?? '')
