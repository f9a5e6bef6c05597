import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type ProductFilter, searchOf } from '../../components/products/list/product-filter'

const LIST = '/products'
const TYPING_DEBOUNCE_MS = 200

/**
 * The choices in the list's form, ahead of the answer, and in step with the address: typing replaces the entry of the
 * history, a choice adds one.
 * @param onChoose called with every choice, not while typing
 */
export function useProductFilter(filter: ProductFilter, onChoose: () => void) {
	const navigate = useNavigate()
	const { location: next } = useNavigation()
	const { key, search } = useLocation()
	const [draft, setDraft] = useState(filter)
	const shown = useRef({ key, search })
	/** Addresses gone to from here and not shown yet, oldest first. */
	const requested = useRef<string[]>([])
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

	// An address that was not made here (Back, a chip, a link of the bar) sets the choices now; one made here may come
	// late, when more has been typed already.
	useEffect(() => {
		if (key === shown.current.key) return
		shown.current = { key, search }
		const at = requested.current.lastIndexOf(search)
		requested.current = at < 0 ? [] : requested.current.slice(at + 1)
		if (at >= 0) return
		clearTimeout(timer.current)
		setDraft(filter)
	}, [key, search, filter])

	const leaving = next !== undefined && next.pathname !== LIST
	useEffect(() => {
		if (leaving) clearTimeout(timer.current)
		return () => clearTimeout(timer.current)
	}, [leaving])

	function go(wanted: ProductFilter, replace: boolean) {
		clearTimeout(timer.current)
		const address = searchOf(wanted)
		if (address === (requested.current.at(-1) ?? shown.current.search)) return
		requested.current.push(address)
		navigate({ pathname: LIST, search: address }, { replace, preventScrollReset: true })
	}

	return {
		draft,
		/** Whether an answer is under way. */
		busy: next !== undefined && next.pathname === LIST,
		choose(change: Partial<ProductFilter>) {
			const wanted = { ...draft, page: 1, ...change }
			setDraft(wanted)
			go(wanted, false)
			onChoose()
		},
		type(q: string) {
			const wanted = { ...draft, q, page: 1 }
			setDraft(wanted)
			clearTimeout(timer.current)
			timer.current = setTimeout(() => go(wanted, true), TYPING_DEBOUNCE_MS)
		},
		/** Searches at once for the typed text. */
		search: () => go(draft, true),
	}
}

export type FilterForm = ReturnType<typeof useProductFilter>
