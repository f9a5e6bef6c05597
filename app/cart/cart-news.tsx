import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import band from '../ui/news.module.css'
import type { AskedLine } from './asked-lines'
import { cartIntents } from './cart-intents'
import classes from './cart-news.module.css'
import { LineFields } from './line-fields'

export type News =
	| { kind: 'added' | 'removed'; name: string | null }
	| { kind: 'simulated' }
	| { kind: 'restored' }
	| {
			kind: 'fixed'
			name: string | null
			insteadOf: string | null
			line: Required<AskedLine>
			/** The change that takes it back. */
			back: Required<AskedLine>[]
	  }

function textOf(news: News): string {
	switch (news.kind) {
		case 'added':
			return 'Item added to cart successfully!'
		case 'removed':
			return `Removed ${news.name ?? 'the product'}.`
		case 'simulated':
			return 'Checkout simulated! Thank you for your order.'
		case 'restored':
			return 'Everything is back in your cart.'
		case 'fixed':
			if (news.insteadOf) return `${news.name ?? 'Another'} takes the place of ${news.insteadOf}.`
			if (news.line.was === 0) return 'Item added to cart successfully!'
			return news.line.quantity === 0
				? `Removed ${news.name ?? 'the product'}.`
				: `Changed the quantity of ${news.name ?? 'the product'}.`
	}
}

function Undo({ back }: { back: AskedLine[] | null }) {
	return (
		<Form method="post" action="/cart" replace preventScrollReset>
			<input type="hidden" {...cartIntents.field(back ? 'fix' : 'undo')} />
			{back && <LineFields lines={back} />}
			<button type="submit" className={band.undo}>
				Undo
			</button>
		</Form>
	)
}

interface CartNewsProps {
	news: News | null
	/** What could not be done, or was done otherwise than asked. */
	problem: string | null
	canUndo: boolean
	/** The line that has just left the page, and took the focus with it. */
	moved: string | undefined
}

/** Says what has just happened to the cart, with the way back from a removal. */
export function CartNews({ news, problem, canUndo, moved }: CartNewsProps) {
	const place = useRef<HTMLDivElement>(null)
	const { key } = useLocation()
	const firstKey = useRef(key)
	useEffect(() => {
		if (moved || key !== firstKey.current) place.current?.focus()
	}, [moved, key])
	const undoable = canUndo && (news?.kind === 'removed' || news?.kind === 'simulated')
	const back = news?.kind === 'fixed' ? news.back : null
	return (
		<div ref={place} className={classes.place} role="status" tabIndex={-1}>
			{problem && (
				<p className={band.news} data-kind="problem">
					<IconAlertTriangle size={22} aria-hidden />
					{problem}
				</p>
			)}
			{news && !problem && (
				<div className={band.news} data-kind={news.kind}>
					<IconCircleCheck size={22} aria-hidden />
					<p>{textOf(news)}</p>
					{(undoable || back) && <Undo back={back} />}
				</div>
			)}
		</div>
	)
}
