import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { stockField } from './stock-edits'
import type { StockRow } from './stock-row'

/** The row with a code: its own id, in any letters, or the only one that a search found. */
function rowOf(rows: readonly StockRow[], code: string, isFound: boolean): StockRow | undefined {
	const named = rows.find(({ id }) => id.toLowerCase() === code.toLowerCase())
	return named ?? (isFound && rows.length === 1 ? rows[0] : undefined)
}

const NONE = (code: string) => `No product has the code ${code}.`
const SEVERAL = (code: string) =>
	`Several products have ${code} in their name or id: choose one below.`

/**
 * Leads from a code that is scanned or typed to the stock of its row, and from there back to the next code. A code that
 * is not on the page is searched for.
 */
export function useScan(rows: readonly StockRow[], form: RefObject<HTMLFormElement | null>) {
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const place = useRef<HTMLDivElement>(null)
	const code = useCallback(() => place.current?.querySelector('input') ?? null, [])
	/** The name of the field that a code has led to. */
	const reached = useRef('')
	const [sought, setSought] = useState<string | null>(null)
	const [missing, setMissing] = useState<string | null>(null)

	const reach = useCallback(
		({ id, name, kit }: StockRow) => {
			if (kit) return setMissing(`${name} is a kit: its stock follows from its parts.`)
			const field = form.current?.elements.namedItem(stockField(id))
			if (!(field instanceof HTMLInputElement)) return
			reached.current = field.name
			const typed = code()
			if (typed) typed.value = ''
			field.focus()
			field.select()
		},
		[form, code],
	)

	function jump() {
		const typed = code()?.value.trim() ?? ''
		if (!typed) return
		setMissing(null)
		const row = rowOf(rows, typed, false)
		if (row) return reach(row)
		setSought(typed)
		navigate(`?${new URLSearchParams({ q: typed })}`, { replace: true, preventScrollReset: true })
	}

	// The address and the rows of a search appear together.
	const q = params.get('q')
	useEffect(() => {
		if (sought === null || q !== sought) return
		setSought(null)
		const row = rowOf(rows, sought, true)
		if (row) return reach(row)
		setMissing(rows.length > 1 ? SEVERAL(sought) : NONE(sought))
		code()?.select()
	}, [sought, q, rows, reach, code])

	return {
		place,
		jump,
		missing,
		hasLedTo: ({ name }: HTMLInputElement) => name === reached.current,
		/** Goes back for the next code. */
		next() {
			reached.current = ''
			code()?.focus()
		},
	}
}

export type Scan = ReturnType<typeof useScan>
