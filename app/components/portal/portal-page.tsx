import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../../ui/layout/card'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { classNames } from '../../ui/polymorphic'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import classes from './portal-page.module.css'

interface PortalPageProps {
	title: string
	/** One line below the title. */
	intro?: ReactNode
	/** The views of its list, as tabs in a line with the title where there is room. */
	views?: ReactNode
	/** The fields that narrow its list, in a line with the title where there is room. */
	filters?: ReactNode
	/** The screen's one main step, beside the title. */
	action?: ReactNode
	children: ReactNode
}

/** A page of the portal: its title, its main step, and its tool. */
export function PortalPage({ title, intro, views, filters, action, children }: PortalPageProps) {
	return (
		<Stack as={Page} className={classes.page}>
			<Row
				wrap
				gap={6}
				justify="between"
				className={classNames(classes.head, filters ? classes.ofList : undefined)}
			>
				<Stack gap={1} className={classes.titles}>
					<Heading level={1} size="title">
						{title}
					</Heading>
					{intro && (
						<Text size="small" color="muted" measure>
							{intro}
						</Text>
					)}
				</Stack>
				{views}
				{filters}
				{action && (
					<Row wrap className={classes.action}>
						{action}
					</Row>
				)}
			</Row>
			{children}
		</Stack>
	)
}

/** A link beside or below a page's title, to the page it belongs to. */
export const HeadLink = ({ to, children }: { to: string; children: ReactNode }) => (
	<ButtonLink as={Link} variant="line" to={to}>
		{children}
	</ButtonLink>
)

/** The text of an empty list. */
export function Empty({ children }: { children: ReactNode }) {
	return (
		<Card surface="dashed" align="center" className={classes.empty}>
			{children}
		</Card>
	)
}
