import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Pill } from '../../ui/display/status'
import { Toolbar } from '../../ui/layout/toolbar'
import { ButtonLink } from '../../ui/text/button-link'
import { FilterHidden } from './filter-fields'
import classes from './filter-form.module.css'

const TYPING_DEBOUNCE_MS = 200

const isField = (element: Element) =>
	element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/** Parameters of the address that are no filters. */
const OTHERWISE = ['q', 'page', 'done']

/** Opens, on a phone, the filters after the first: a browser does so before any script is there. */
function FoldedFilters({ without }: { without: readonly string[] }) {
	const [params] = useSearchParams()
	const count = [...params].filter(([name, value]) => value && !without.includes(name)).length
	return (
		<details className={classes.fold}>
			<ButtonLink as="summary">
				Filters
				{count > 0 && <Pill>{count}</Pill>}
			</ButtonLink>
		</details>
	)
}

interface FilterFormProps {
	label: string
	/** Parameters of the address that stay and are chosen elsewhere on the page. */
	along?: readonly string[]
	children: ReactNode
}

/**
 * Filters that live in the address and follow typing; without JavaScript they have a button. On a phone all but the
 * first are folded.
 */
export function FilterForm({ label, along = [], children }: FilterFormProps) {
	const navigate = useNavigate()
	const { search } = useLocation()
	const form = useRef<HTMLFormElement>(null)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(timer.current), [])
	const shown = useRef(search)
	/** The last address the form itself has led to: text typed since then is newer than that address. */
	const asked = useRef<string | null>(null)
	useEffect(() => {
		if (shown.current === search) return
		shown.current = search
		const isOwn = new URLSearchParams(search).toString() === asked.current
		asked.current = null
		if (isOwn) return
		// Back and Forward change the address, and with it the values of the fields.
		const params = new URLSearchParams(search)
		for (const field of form.current?.elements ?? [])
			if (isField(field) && field !== document.activeElement)
				field.value = params.get(field.name) ?? ''
	}, [search])

	function look() {
		clearTimeout(timer.current)
		if (!form.current) return
		const given = [...new FormData(form.current)].filter(([, value]) => value !== '')
		const params = new URLSearchParams(given as [string, string][])
		asked.current = params.toString()
		navigate(`?${params}`, { replace: true, preventScrollReset: true })
	}

	return (
		<Toolbar
			as={Form}
			ref={form}
			method="get"
			role="search"
			autoComplete="off"
			aria-label={label}
			className={classes.form}
			onInput={(event) => {
				clearTimeout(timer.current)
				if (event.target instanceof HTMLInputElement)
					timer.current = setTimeout(look, TYPING_DEBOUNCE_MS)
				else look()
			}}
			onSubmit={(event) => {
				event.preventDefault()
				look()
			}}
		>
			{along.map((name) => (
				<FilterHidden key={name} name={name} />
			))}
			{children}
			<FoldedFilters without={[...OTHERWISE, ...along]} />
			<noscript>
				<Button type="submit" variant="default">
					Apply
				</Button>
			</noscript>
		</Toolbar>
	)
}
