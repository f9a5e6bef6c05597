import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFocusOnPage } from '../../../ui/focus-on-page'
import { Row } from '../../../ui/layout/row'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import classes from './paging.module.css'

interface PagingProps {
	page: number
	pages: number
	addressOf: (page: number) => string
}

/** Previous and next as real links, and where one is between them. */
export function Paging({ page, pages, addressOf }: PagingProps) {
	const links = useFocusOnPage<HTMLElement>(page)
	if (pages < 2) return null
	const step = (to: number, rel: 'prev' | 'next', label: ReactNode) =>
		to < 1 || to > pages ? (
			<ButtonLink as="span" className={classes.end} aria-hidden="true">
				{label}
			</ButtonLink>
		) : (
			<ButtonLink as={Link} to={addressOf(to)} rel={rel} prefetch="intent">
				{label}
			</ButtonLink>
		)
	return (
		<Row
			as="nav"
			ref={links}
			wrap
			justify="between"
			gap={3}
			className={classes.paging}
			aria-label="Pages"
		>
			{step(
				page - 1,
				'prev',
				<>
					<IconArrowLeft size={18} aria-hidden />
					Previous
				</>,
			)}
			<Text as="span" size="small" color="muted" numeric>
				Page {page} of {pages}
			</Text>
			{step(
				page + 1,
				'next',
				<>
					Next
					<IconArrowRight size={18} aria-hidden />
				</>,
			)}
		</Row>
	)
}
