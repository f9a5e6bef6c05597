import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { createPath, Form, Link, useLocation } from 'react-router'
import { Page } from '../ui/layout/page'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import classes from './failure.module.css'
import type { FailureKind } from './failure-kind'
import { loadIfReachable } from './load-if-reachable'
import { Night } from './night'
import { usePortal } from './portal/use-portal'

const BUSY = {
	title: 'The store is not available at the moment',
	text: 'Please try again in a few seconds. Your cart is saved, and no order is placed twice.',
}

const WORDS: Record<FailureKind, { title: string; text: string }> = {
	400: {
		title: 'This was not understood',
		text: 'Nothing was changed. The page it came from may be out of date: open it again and repeat the last step.',
	},
	401: {
		title: 'Please log in first',
		text: 'This page belongs to an account. Log in and you will find it.',
	},
	403: {
		title: 'This page is not for your role',
		text: 'Log out and log in with the role it belongs to, or go back to the shop.',
	},
	404: {
		title: 'Page not found',
		text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
	},
	429: BUSY,
	503: BUSY,
	unreachable: {
		title: 'The store cannot be reached',
		text: 'Check your connection and try again. Your cart is kept with us and nothing in it is lost.',
	},
}

const BROKEN = {
	title: 'Something went wrong on our side',
	text: 'Please try again in a moment. Your cart is kept and nothing in it is lost.',
}

const SHOP_SEARCH = { to: '/products', label: 'Search products' }

const SHOP_WAYS = [
	{ to: '/', label: 'Home' },
	{ to: '/products', label: 'All products' },
	{ to: '/support', label: 'Support & Help' },
]

function Search({ to, label }: { to: string; label: string }) {
	return (
		<Row action={to} role="search" as={Form} align="stretch" gap={3} className={classes.search}>
			<TextInput
				name="q"
				type="search"
				size="md"
				aria-label={label}
				placeholder={label}
				className={classes.field ?? ''}
			/>
			<Button type="submit" size="md" leftSection={<IconSearch size={18} aria-hidden />}>
				Search
			</Button>
		</Row>
	)
}

/** Loads the page anew, once the store answers; until then it stays and says so. */
function TryAgain({ path }: { path: string }) {
	const [state, setState] = useState<'asking' | 'silent' | null>(null)
	const tryAgain = async (event: MouseEvent) => {
		event.preventDefault()
		setState('asking')
		if (!(await loadIfReachable(path))) setState('silent')
	}
	return (
		<>
			<Button component="a" href={path} size="md" onClick={tryAgain}>
				Try again
			</Button>
			<p role="status">{state === 'silent' && 'Still no answer.'}</p>
		</>
	)
}

interface FailureProps {
	kind: FailureKind
	/** The page that was asked for, when it is not this one. */
	wanted?: string
}

/** The night side of the solar day: the page shown in place of one that failed. */
export function Failure({ kind, wanted }: FailureProps) {
	const here = createPath(useLocation())
	const portal = usePortal()
	const ways = portal ? [portal.home] : SHOP_WAYS
	const { title, text } = WORDS[kind] ?? BROKEN
	const faulty = kind === 'unreachable' || kind >= 429
	return (
		<div className={classes.night} data-portal={portal !== undefined || undefined}>
			<Stack as={Page} align="start" className={classes.text}>
				{typeof kind === 'number' && <p className={classes.status}>{kind}</p>}
				<h1>{title}</h1>
				<p role={faulty ? 'alert' : undefined}>{text}</p>
				{faulty && <TryAgain path={wanted ?? here} />}
				{kind === 400 && (
					<Button component="a" href={wanted ?? here} size="md">
						Open the page again
					</Button>
				)}
				{kind === 401 && (
					<Button component={Link} to={`/login?next=${encodeURIComponent(here)}`} size="md">
						Login
					</Button>
				)}
				{kind === 404 && <Search {...(portal?.search ?? SHOP_SEARCH)} />}
				<Row as="nav" wrap align="stretch" gap={6} className={classes.ways} aria-label="Ways on">
					{ways.map(({ to, label }) => (
						<Link key={to} to={to}>
							{label}
						</Link>
					))}
				</Row>
			</Stack>
			<Night />
		</div>
	)
}
