import { message } from '../../shared/messages/message.ts'
import { beyondBounds, MAX_JSON_DEPTH } from '../../shared/requests/json-shape.ts'
import { MAX_ROWS } from '../file-limits.ts'
import { tooManyRows, UnreadableFile } from '../file-rows.ts'
import type { Columns } from './columns.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first name in an object, or in a part of it that has columns of its own, that no column has. */
export function unknownIn(value: unknown, columns: Columns): string | undefined {
	if (!isObject(value)) return ''
	const known = Object.keys(columns)
	const paths = Object.entries(value).flatMap(([name, inside]) =>
		isObject(inside) && known.some((path) => path.startsWith(`${name}.`))
			? Object.keys(inside).map((each) => `${name}.${each}`)
			: [name],
	)
	return paths.find((path) => !known.includes(path))
}

/** The rows of a table as JSON. @throws UnreadableFile where it is no list that can be taken */
export function jsonList(text: string): unknown[] {
	const bounds = { maxDepth: MAX_JSON_DEPTH, maxItems: MAX_ROWS }
	const beyond = beyondBounds(new TextEncoder().encode(text), bounds)
	if (beyond === 'items') throw tooManyRows()
	let list: unknown
	try {
		list = beyond ? undefined : JSON.parse(text)
	} catch {
		list = undefined
	}
	if (list === undefined) throw new UnreadableFile(message('import.file_not_json'))
	if (!Array.isArray(list)) throw new UnreadableFile(message('import.file_not_list'))
	return list
}
