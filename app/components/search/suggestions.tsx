import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { createPath, Link, useNavigate } from 'react-router'
import { Picture } from '../../ui/pictures/picture'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import classes from './suggestions.module.css'
import { Understood } from './understood'
import { type Suggested, useSuggestions } from './use-suggestions'

export interface SuggestionsProps {
	input: HTMLInputElement
}

const listOf = (q: string, category?: string) =>
	createPath({
		pathname: '/products',
		search: String(new URLSearchParams(category ? { q, category } : { q })),
	})

/** Each entry from top to bottom, independent of the typed text: its name and its address. */
const entriesOf = ({ q, found }: Suggested): [name: string, place: string][] => [
	...found.categories
		.slice(0, 3)
		.map(({ category }): [string, string] => [category, listOf(q, category)]),
	...found.products.map(({ id }): [string, string] => [id, `/products/${id}`]),
	...(found.total > found.products.length ? ([['all', listOf(q)]] as [string, string][]) : []),
]

/**
 * The list below a search field while one types: a listbox of links that the arrow keys go through while the focus
 * stays in the field, which becomes its combobox.
 */
export function Suggestions({ input }: SuggestionsProps) {
	const suggested = useSuggestions(input)
	const navigate = useNavigate()
	const id = useId()
	const [closed, setClosed] = useState<Suggested | null>(null)
	/** The entry gone to with the arrow keys: it stays chosen where others come before it as the answer to the last letter. */
	const [chosen, setChosen] = useState<string | null>(null)
	const entries = suggested ? entriesOf(suggested) : []
	const places = entries.map(([, place]) => place)
	const isShown = suggested !== null && suggested !== closed
	const open = isShown && places.length > 0
	const at = open ? entries.findIndex(([name]) => name === chosen) : -1

	useEffect(() => {
		input.setAttribute('role', 'combobox')
		input.setAttribute('aria-autocomplete', 'list')
		input.setAttribute('aria-controls', id)
	}, [input, id])

	useEffect(() => {
		input.setAttribute('aria-expanded', String(open))
		if (at >= 0) input.setAttribute('aria-activedescendant', `${id}-${at}`)
		else input.removeAttribute('aria-activedescendant')
	}, [input, id, open, at])

	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step && suggested) {
			setClosed(null)
			// One more place than there are entries: the field itself.
			const count = places.length + 1
			setChosen(entries[((at + 1 + step + count) % count) - 1]?.[0] ?? null)
		} else if (event.key === 'Enter' && at >= 0) navigate(places[at] as string)
		else if (event.key === 'Escape' && open) setClosed(suggested)
		else return
		event.preventDefault()
	})
	const onBlur = useEffectEvent(() => setClosed(suggested))
	const onInput = useEffectEvent(() => setChosen(null))
	useLayoutEffect(() => {
		input.addEventListener('keydown', onKeyDown)
		input.addEventListener('input', onInput)
		input.addEventListener('blur', onBlur)
		return () => {
			input.removeEventListener('keydown', onKeyDown)
			input.removeEventListener('input', onInput)
			input.removeEventListener('blur', onBlur)
		}
	}, [input])

	const entry = (index: number) => ({
		id: `${id}-${index}`,
		role: 'option',
		tabIndex: -1,
		to: places[index] as string,
		className: classes.entry,
		'aria-selected': index === at,
	})
	const { found } = suggested ?? {}
	const kinds = found?.categories.slice(0, 3) ?? []
	const all = kinds.length + (found?.products.length ?? 0)
	return (
		// A press keeps the focus in the field, whose loss would close the list before the press has ended.
		<div
			className={classes.list}
			hidden={!isShown}
			onPointerDown={(event) => event.preventDefault()}
		>
			<div role="status" className={classes.understood}>
				{isShown && !open && `Nothing found for “${suggested.q}”.`}
				{isShown && <Understood {...suggested.found.understood} />}
			</div>
			<div id={id} role="listbox" aria-label="Suggestions">
				{kinds.map(({ category, count }, index) => (
					<Link key={category} {...entry(index)}>
						<span className={classes.name}>{category}</span>
						<Text as="span" size="tiny" color="muted" numeric>
							{number(count)}
						</Text>
					</Link>
				))}
				{found?.products.map(({ id: product, name, image, price }, index) => (
					<Link key={product} {...entry(kinds.length + index)}>
						<Picture src={image} alt="" sizes="40px" className={classes.picture ?? ''} />
						<span className={classes.name}>{name}</span>
						<Price rupees={price} />
					</Link>
				))}
				{found && all < places.length && (
					<Link {...entry(all)}>See all {number(found.total)} products</Link>
				)}
			</div>
		</div>
	)
}
