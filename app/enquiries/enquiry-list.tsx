import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { Enquiry } from '../../domain/enquiries/schema'
import { DUE_WORD, STATUS_WORD } from '../components/enquiries/status'
import { Refusal } from '../components/installer/decision/decision-buttons'
import { Pages } from '../components/portal/pages'
import { Empty } from '../components/portal/portal-page'
import { sentenceOf } from '../ui/forms/problem'
import { Stack } from '../ui/layout/stack'
import { ButtonLink } from '../ui/text/button-link'
import { Text } from '../ui/text/text'
import type { Installers } from './assign-form'
import { ChosenFlash, ChosenForm } from './chosen-form'
import { EnquiryCard } from './enquiry-card'
import { EnquiryFilters, enquiryCount } from './enquiry-filters'
import type { EnquiryPage } from './enquiry-list.server'
import type { StepAnswer } from './enquiry-steps.server'
import { NewEnquiries } from './new-enquiries'
import { useListed } from './use-listed'

interface EnquiryListProps extends EnquiryPage {
	/** The list's own address, which notifications lead to. */
	here: string
	/** The result of a transition where JavaScript is off. */
	answer: StepAnswer | undefined
	/** Whether its number and its filters stand in the head of the page. */
	isHeaded?: boolean
	/** Whether they are the reader's own, asked by themselves. */
	isOwn?: boolean
	/** The text of an empty list. */
	empty: ReactNode
	/** Whom an admin can give them to. */
	installers?: Installers
}

type Filter = Pick<EnquiryPage, 'status' | 'due' | 'q'>

/** Why nothing is listed. */
function noneOf({ status, due, q }: Filter): string {
	const kind = [status && STATUS_WORD[status], due && DUE_WORD[due]].filter(Boolean)
	const which = [...kind.map((word) => word.toLowerCase()), 'enquiry'].join(' ')
	if (q) return `No ${which} has words that begin like “${q}”.`
	return `No enquiry is ${kind.join(' and ').toLowerCase()}.`
}

/** Enquiries with their actions, twenty at a time. */
export function EnquiryList({ enquiries, status, q, due, page, pages, ...rest }: EnquiryListProps) {
	const { here, after, answer, total, isHeaded = false, isOwn = false, empty, installers } = rest
	const { key } = useLocation()
	const isFiltered = Boolean(status || q || due)
	return (
		<>
			<NewEnquiries link={here} after={after} />
			{!isHeaded && (total > 0 || isFiltered) && (
				<>
					<EnquiryFilters />
					<Text size="tiny" color="muted" role="status">
						{enquiryCount(total)}
					</Text>
				</>
			)}
			{installers ? (
				<ChosenFlash answer={answer} />
			) : (
				<Refusal>{sentenceOf(answer?.problem)}</Refusal>
			)}
			<Cards key={key} enquiries={enquiries} isOwn={isOwn} installers={installers} answer={answer}>
				{isFiltered ? (
					<>
						<p>{noneOf({ status, due, q })}</p>
						<ButtonLink to={here} as={Link} variant="line">
							Show all enquiries
						</ButtonLink>
					</>
				) : (
					empty
				)}
			</Cards>
			{installers && enquiries.length > 0 && (
				<ChosenForm
					key={answer && 'several' in answer ? JSON.stringify(answer) : ''}
					answer={answer}
				/>
			)}
			<Pages page={page} pages={pages} />
		</>
	)
}

interface CardsProps {
	enquiries: Enquiry[]
	isOwn: boolean
	installers: Installers | undefined
	answer: StepAnswer | undefined
	/** Said while there are none. */
	children: ReactNode
}

function Cards({ enquiries, isOwn, installers, answer, children }: CardsProps) {
	const listed = useListed(enquiries)
	if (listed.length === 0) return <Empty>{children}</Empty>
	return (
		<Stack as="ul" gap={3}>
			{listed.map((each) => (
				<li key={each.enquiry.id}>
					<EnquiryCard {...each} isOwn={isOwn} installers={installers} answer={answer} />
				</li>
			))}
		</Stack>
	)
}
