import { numberOrTyped } from '../../../../../shared/numbers/typed-number'
import { isKeyOf } from '../../../../../shared/one-of'
import { parseSentJson } from '../../../../../shared/requests/json-shape'
import { SHEET_FORMS, type SheetField, type SheetKind } from './sheet-fields'

/** Figures as they are typed, by the name of their field. */
export type SheetTexts = Record<string, string>

/** A technical sheet while it is typed: all of it text. */
export interface SheetDraft {
	kind: SheetKind
	plain: SheetTexts
	list: SheetTexts[]
	part: SheetTexts | null
}

const textOf = (value: unknown) => {
	if (value === undefined || value === null) return ''
	return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

const textsIn = (fields: SheetField[], values: Record<string, unknown> = {}): SheetTexts =>
	Object.fromEntries(fields.map(({ name }) => [name, textOf(values[name])]))

export const isKind = isKeyOf<SheetKind>(SHEET_FORMS)

/** A blank sheet of a kind, or what a sheet says. */
export function draftOf(kind: SheetKind, sheet: Record<string, unknown> = {}): SheetDraft {
	const { fields, list, part } = SHEET_FORMS[kind]
	const rows = list ? sheet[list.name] : null
	const whole = part ? sheet[part.name] : null
	return {
		kind,
		plain: textsIn(fields, sheet),
		list: list ? (Array.isArray(rows) ? rows : [{}]).map((row) => textsIn(list.fields, row)) : [],
		part:
			part && whole && typeof whole === 'object'
				? textsIn(part.fields, whole as Record<string, unknown>)
				: null,
	}
}

/** The draft of a sheet that is stored as JSON; null for none. */
export function draftIn(json: string): SheetDraft | null {
	if (json === '') return null
	const sheet = parseSentJson(json)
	return isKind(sheet?.kind) ? draftOf(sheet.kind, sheet) : null
}

/** What was typed as what it stands for; what is no number stays text, for the API to say so. */
function meant({ as }: SheetField, text: string): unknown {
	const trimmed = text.trim()
	if (as === 'yes-no') return trimmed === '' ? undefined : trimmed === 'yes'
	if (as === 'text' || trimmed === '') return trimmed
	return numberOrTyped(trimmed)
}

const valuesOf = (fields: SheetField[], texts: SheetTexts) =>
	Object.fromEntries(
		fields
			.filter(({ name, optional }) => !optional || texts[name]?.trim())
			.map((field) => [field.name, meant(field, texts[field.name] ?? '')]),
	)

/** The draft as JSON, for the API to judge. */
export function jsonOf(draft: SheetDraft | null): string {
	if (!draft) return ''
	const { fields, list, part } = SHEET_FORMS[draft.kind]
	return JSON.stringify({
		kind: draft.kind,
		...valuesOf(fields, draft.plain),
		...(list && { [list.name]: draft.list.map((row) => valuesOf(list.fields, row)) }),
		...(part && draft.part && { [part.name]: valuesOf(part.fields, draft.part) }),
	})
}
