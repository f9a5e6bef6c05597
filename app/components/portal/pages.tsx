import { Link, useSearchParams } from 'react-router'
import { useFocusOnPage } from '../../ui/focus-on-page'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { withParams } from './address'

interface PagesProps {
	page: number
	pages: number
	/** Whether there may be more than `pages`. */
	isLeast?: boolean
	/** The address of a page: this one with its number, unless said. */
	to?: (page: number) => string
	/** Parameters of this address that its other pages are without, such as a question. */
	without?: Record<string, null>
}

/** Previous and Next, where there is more than one page. */
export function Pages({ page, pages, isLeast = false, to, without }: PagesProps) {
	const [params] = useSearchParams()
	const links = useFocusOnPage<HTMLElement>(page)
	const at = to ?? ((number: number) => withParams(params, { page: String(number), ...without }))
	if (pages <= 1) return null
	return (
		<Row as="nav" ref={links} gap={4} justify="center" aria-label="Pages">
			<Step to={page > 1 ? at(page - 1) : null}>Previous</Step>
			<Text as="span" size="small" numeric aria-live="polite">
				Page {page}
				{!isLeast && ` of ${pages}`}
			</Text>
			<Step to={page < pages ? at(page + 1) : null}>Next</Step>
		</Row>
	)
}

function Step({ to, children }: { to: string | null; children: string }) {
	if (to === null)
		return (
			<ButtonLink as="span" aria-disabled="true">
				{children}
			</ButtonLink>
		)
	return (
		<ButtonLink as={Link} to={to}>
			{children}
		</ButtonLink>
	)
}
