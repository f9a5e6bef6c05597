import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card as Panel } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
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
		<Panel as="article" pad={6} className={classes.card}>
			<Row gap={3}>
				<Icon className={classes.icon} size={24} stroke={1.7} aria-hidden />
				<Heading level={2} size="body">
					<ButtonLink as={Link} variant="over" to={to} prefetch="intent">
						{title}
					</ButtonLink>
				</Heading>
			</Row>
			<Text as="div" size="small" color="muted">
				{children}
			</Text>
		</Panel>
	)
}

/** A number with the words that make a sentence of it. */
export function Count({ count, words }: { count: number; words: string }) {
	return (
		<Text color="ink">
			<Text as="strong" size="title" numeric>
				{number(count)}
			</Text>{' '}
			{words}
		</Text>
	)
}
