import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Action } from '../../ui/text/action'
import { Heading } from '../../ui/text/heading'
import classes from './cards.module.css'

interface CardProps {
	to: string
	title: string
	Icon: Icon
	children: ReactNode
}

/** A card whose whole face leads somewhere. */
export function Card({ to, title, Icon, children }: CardProps) {
	return (
		<article className={classes.card}>
			<Icon className={classes.icon} size={24} stroke={1.7} aria-hidden />
			<Heading level={2} size="body">
				<Action as={Link} look="over" to={to} prefetch="intent">
					{title}
				</Action>
			</Heading>
			{children}
		</article>
	)
}

/** A number with the words that make a sentence of it. */
export function Count({ count, words }: { count: number; words: string }) {
	return (
		<p className={classes.count}>
			<strong>{count}</strong> {words}
		</p>
	)
}
