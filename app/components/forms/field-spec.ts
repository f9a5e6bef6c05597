import type { NumberKind } from '../../../shared/numbers/typed-number'

/** The value sent for a blank field; the empty text by default. `omit`: nothing is sent. */
type Blank = 'null' | 'omit' | 'empty list'

export interface Choice {
	value: string
	label: string
	disabled?: boolean
}

interface Named {
	/** Its path in the body of the call, such as `figures.capRupees`; within rows and parts, its path in these. */
	name: string
	label: string
	hint?: string | undefined
	/** Over the whole width of the form rather than beside another field. */
	wide?: boolean | undefined
	required?: boolean | undefined
	blank?: Blank | undefined
}

/** A line of text, many lines, a calendar day (`YYYY-MM-DD`), or a value that is not typed. */
interface TextField extends Named {
	as: 'text' | 'lines' | 'day' | 'hidden'
	type?: 'email' | 'tel' | 'url' | undefined
	/** Said before it ends, where the API takes no more. */
	maxLength?: number | undefined
	/** How many lines it shows; as many as it has where it is not said. */
	rows?: number | undefined
	/** Neither corrected nor completed by the browser. */
	secret?: boolean | undefined
}

/** A number, as `typedNumber` reads it: decimal unless said. Its unit stands behind its label. */
interface NumberField extends Named {
	as: 'number'
	of?: NumberKind | undefined
	unit?: string | undefined
	/** May be below zero: the keyboard of a phone has a minus then. */
	signed?: boolean | undefined
}

/** One of several: text, or with `of` a number, or `yes` and `no`. */
interface ChoiceField extends Named {
	as: 'choice'
	choices: readonly (Choice | string)[]
	of?: 'number' | 'flag' | undefined
}

/** A state by its name. `any` is the label of none of them, where none need be chosen. */
interface StateField extends Named {
	as: 'state'
	any?: string | undefined
}

interface TickField extends Named {
	as: 'tick'
}

/** Any of several, sent as a list. */
export interface TicksField extends Named {
	as: 'ticks'
	choices: readonly Choice[]
	/** Shown once it is opened. */
	folded?: boolean | undefined
}

/** Texts in one line, between commas; `words`: between spaces, too. */
interface ListField extends Named {
	as: 'list'
	words?: boolean | undefined
}

/** A part of the body as JSON. */
interface JsonField extends Named {
	as: 'json'
}

/** Rows of the same fields, added and removed; a single field without a name makes a list of its values. */
export interface RowsField extends Named {
	as: 'rows'
	fields: readonly FieldSpec[]
	/** The name of one row: `step`. */
	one: string
	/** The label of the button that adds one: `Add a step`. */
	add: string
	least?: number | undefined
	most: number
	/** Each on a card of its own, or values beside one another; below one another in columns unless said. */
	layout?: 'cards' | 'inline' | undefined
	/** Rows have a position to type, and go by a tick. */
	ordered?: boolean | undefined
	/** The field a row has its title from. */
	titled?: string | undefined
	/** Said where there is none. */
	none?: string | undefined
	/** The first values of an added row. */
	added?: Readonly<Record<string, string>> | undefined
}

/** Fields of a part of the body. It is sent where it is ticked, or, without a tick, where any of it is filled in. */
export interface PartField extends Named {
	as: 'part'
	fields: readonly FieldSpec[]
	ticked?: boolean | undefined
}

/** A field of a form: how it looks, and how it is sent. */
export type FieldSpec =
	| TextField
	| NumberField
	| ChoiceField
	| StateField
	| TickField
	| TicksField
	| ListField
	| JsonField
	| RowsField
	| PartField

type More<F> = Partial<Omit<F, 'as' | 'name' | 'label'>>

const make =
	<F extends FieldSpec>(as: F['as']) =>
	(name: string, label: string, more: More<F> = {}) =>
		({ as, name, label, ...more }) as F

export const text = make<TextField>('text')
export const lines = make<TextField>('lines')
export const day = make<TextField>('day')
export const hidden = (name: string) => make<TextField>('hidden')(name, '')
export const number = make<NumberField>('number')
export const rupees = (name: string, label: string, more: More<NumberField> = {}) =>
	number(name, label, { of: 'rupees', ...more })
export const state = make<StateField>('state')
export const tick = make<TickField>('tick')
export const list = make<ListField>('list')
export const json = make<JsonField>('json')

export const choice = (
	name: string,
	label: string,
	choices: ChoiceField['choices'],
	more: Omit<More<ChoiceField>, 'choices'> = {},
): ChoiceField => ({ as: 'choice', name, label, choices, ...more })

export const ticks = (
	name: string,
	label: string,
	choices: TicksField['choices'],
	more: Omit<More<TicksField>, 'choices'> = {},
): TicksField => ({ as: 'ticks', name, label, choices, ...more })

type RowsMore = Omit<RowsField, 'as' | 'name' | 'label' | 'fields'>
export const rows = (
	name: string,
	label: string,
	fields: readonly FieldSpec[],
	more: RowsMore,
): RowsField => ({ as: 'rows', name, label, fields, ...more })

export const part = (
	name: string,
	label: string,
	fields: readonly FieldSpec[],
	more: Omit<More<PartField>, 'fields'> = {},
): PartField => ({ as: 'part', name, label, fields, ...more })

/** The fields of a part of the body that is always sent. */
export const inside = (path: string, fields: readonly FieldSpec[]): FieldSpec[] =>
	fields.map((field) => ({ ...field, name: `${path}.${field.name}` }))
