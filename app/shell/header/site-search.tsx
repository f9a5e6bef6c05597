import { IconSearch } from '@tabler/icons-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { SuggestionsProps } from '../../components/search/suggestions'
import { Input } from '../../ui/forms/field/input'
import { Hidden } from '../../ui/layout/hidden'
import { usePortal } from '../portal/use-portal'
import classes from './site-search.module.css'

const PANEL = 'site-search'

const SHOP = { to: '/products', label: 'Find products' }

/**
 * The search of every page: a form that leads to the product list, in a portal to a list of its own. It is in the bar
 * where there is room, else in a sheet that a button opens without a script. The shop's suggestions are loaded when a
 * visitor is about to type.
 * @param tight whether it is beside more than a visitor's links
 */
export function SiteSearch({ tight }: { tight: boolean }) {
	const panel = useRef<HTMLElement>(null)
	const input = useRef<HTMLInputElement>(null)
	const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
	const { key } = useLocation()
	const portal = usePortal()
	const { to, label } = portal?.search ?? SHOP
	const leadsTo = useNavigation().location?.key ?? key
	const before = useRef(leadsTo)
	// Every navigation ends the search as it begins: text typed later belongs to another one.
	useEffect(() => {
		if (before.current === leadsTo) return
		before.current = leadsTo
		if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
		input.current?.form?.reset()
	}, [leadsTo])
	useEffect(() => {
		// The sheet opens with the focus in it, and the page does not: its own attribute would claim that as well.
		input.current?.setAttribute('autofocus', '')
		if (panel.current?.matches(':popover-open')) input.current?.focus()
	}, [])
	const load = () =>
		portal ||
		import('../../components/search/suggestions').then(
			(loaded) => setSuggestions(() => loaded.Suggestions),
			// Without it the form still searches.
			() => undefined,
		)
	return (
		<>
			<button
				type="button"
				className={classes.opener}
				data-tight={tight || undefined}
				popoverTarget={PANEL}
				onClick={(event) => {
					if (!portal?.search.open) return
					event.preventDefault()
					portal.search.open()
				}}
			>
				<IconSearch size={22} aria-hidden />
				<Hidden>{label}</Hidden>
			</button>
			<search
				ref={panel}
				id={PANEL}
				popover="auto"
				className={classes.search}
				data-tight={tight || undefined}
			>
				<Form action={to} className={classes.form}>
					<Input
						ref={input}
						type="search"
						name="q"
						aria-label={label}
						placeholder="Search"
						maxLength={200}
						autoComplete="off"
						enterKeyHint="search"
						onFocus={load}
						onInput={load}
					/>
					<button type="submit" aria-label="Find">
						<IconSearch size={18} aria-hidden />
					</button>
				</Form>
				{!portal && Suggestions && input.current && <Suggestions input={input.current} />}
			</search>
		</>
	)
}
