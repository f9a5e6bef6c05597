import { parseSentJson } from '../../../shared/requests/json-shape'
import { type FieldValues, fieldValuesOf, put, valueIn } from '../facts/fact-fields'
import { fieldsOf, type RowField, type TextField, TIME_OF_DAY } from './row-fields'
import type { TableName } from './tables'

const isText = (field: RowField): field is TextField =>
	field.as === 'text' || field.as === 'long' || field.as === 'list' || field.as === 'json'

function textValueIn({ as, blank }: TextField, text: string): unknown {
	const typed = text.trim()
	if (as === 'list') return typed === '' ? [] : typed.split(',').map((each) => each.trim())
	if (typed === '' && blank !== undefined)
		return blank === 'null' ? null : blank === 'list' ? [] : undefined
	if (as !== 'json') return typed
	try {
		return parseSentJson(typed)
	} catch {
		return typed
	}
}

/** Fields that send true, false or nothing by a choice. */
const FLAG_FIELDS = new Set(['figures.telescopic', 'netsWithinHours'])
const FLAGS = new Map<string, unknown>([
	['true', true],
	['false', false],
	['', null],
])
const BLANK_IS_NULL = new Set(['figures.dutyOn', 'figures.surchargeOn', 'validTo', 'reviewBy'])

/** The row to send; the API judges it. */
export function rowIn(table: TableName, values: FieldValues): Record<string, unknown> {
	const row: Record<string, unknown> = {}
	for (const field of fieldsOf(table)) {
		const typed = values[field.name] ?? ''
		if (FLAG_FIELDS.has(field.name)) put(row, field.name, FLAGS.get(typed))
		else if (BLANK_IS_NULL.has(field.name)) put(row, field.name, typed || null)
		else put(row, field.name, isText(field) ? textValueIn(field, typed) : valueIn(field, values))
	}
	if (table === 'tariffs' && hasNoHours(values)) put(row, TIME_OF_DAY, null)
	return row
}

const hasNoHours = (values: FieldValues) =>
	!Object.entries(values).some(
		([name, typed]) => name.startsWith(`${TIME_OF_DAY}.`) && typed?.trim(),
	)

/** A row as its form shows it. */
export function valuesOfRow(table: TableName, row: object): FieldValues {
	const values = fieldValuesOf(row)
	for (const field of fieldsOf(table)) {
		const value = field.name
			.split('.')
			.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], row)
		if (FLAG_FIELDS.has(field.name)) values[field.name] = value === null ? '' : String(value)
		else if (field.as === 'list') values[field.name] = (value as string[]).join(', ')
		else if (field.as === 'json')
			values[field.name] = value === null || value === undefined ? '' : JSON.stringify(value)
	}
	return values
}
