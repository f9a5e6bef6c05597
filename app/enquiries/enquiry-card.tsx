import { Checkbox } from '@mantine/core'
import { Link, useFetcher } from 'react-router'
import type { Enquiry } from '../../domain/enquiries/schema'
import { callBack } from '../components/enquiries/call-back'
import { promiseToSender } from '../components/enquiries/promise-text'
import { STATUS_VARIANT, STATUS_WORD } from '../components/enquiries/status'
import { linkToSender } from '../components/enquiries/whatsapp/whatsapp'
import { ContactLinks } from '../components/installer/contact-links'
import { Refusal } from '../components/installer/decision/decision-buttons'
import { usePortal } from '../shell/portal/use-portal'
import { NO_SHOP } from '../shell/shell-data'
import { useShell } from '../shell/use-shell'
import { Status } from '../ui/display/status'
import { useFocusAfter } from '../ui/focus-after'
import { sentenceOf } from '../ui/forms/problem'
import { Banner } from '../ui/layout/banner'
import { Card } from '../ui/layout/card'
import { Grid } from '../ui/layout/grid'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { ButtonLink } from '../ui/text/button-link'
import { Heading } from '../ui/text/heading'
import { Text } from '../ui/text/text'
import { When } from '../ui/text/when'
import { AssignForm, type Installers } from './assign-form'
import { CHOSEN_FORM } from './chosen-form'
import { EnquiryGoods } from './enquiry-goods'
import { enquiryIntents } from './enquiry-intents'
import classes from './enquiry-list.module.css'
import type { StepAnswer } from './enquiry-steps.server'
import { PlanSnapshotView } from './plan-snapshot'
import { PriceForm } from './price-form'
import { Promised } from './promised-day'
import { ReplyForm, useReplyForm } from './reply-form'
import { StepButtons, wordsFor } from './step-buttons'
import type { ListedEnquiry } from './use-listed'

interface EnquiryCardProps extends ListedEnquiry {
	isOwn: boolean
	installers?: Installers | undefined
	/** The answer of the page to a form of one of its enquiries, where JavaScript is off. */
	answer: StepAnswer | undefined
}

/** Whether a form of this enquiry was refused. */
const isAbout = (answer: StepAnswer | undefined, { id }: Enquiry) =>
	answer?.problem != null && (answer.problem.values as { id?: string }).id === id

/** The fields that show their own mistakes. */
const BESIDE = ['reply', 'note', 'delivery', 'day'] as const

/** The sender, their contact details, the plan one click away, and the actions on the enquiry. */
export function EnquiryCard({
	enquiry: listed,
	gone,
	isOwn,
	installers,
	answer: ofPage,
}: EnquiryCardProps) {
	const fetcher = useFetcher<StepAnswer>()
	const answer = fetcher.data ?? (isAbout(ofPage, listed) ? ofPage : undefined)
	const own = fetcher.data && 'enquiry' in fetcher.data ? fetcher.data.enquiry : null
	const isNewer = own !== null && own.updatedAt > listed.updatedAt
	const enquiry = isNewer ? own : listed
	const isGone = gone && !isNewer
	const { id, name, status, pin, place, message, installer, note, reply } = enquiry
	const allowedActions = isGone ? [] : enquiry.allowedActions
	const wish = callBack(enquiry)
	const canReply = !isGone && !isOwn && mayReply(enquiry, installers !== undefined)
	const replying = useReplyForm(canReply, answer)
	const steps = [...allowedActions, replying.isShown].join()
	const heading = useFocusAfter<HTMLHeadingElement>(steps)
	return (
		<Card as="article" gap={2} id={id} className={classes.card} aria-labelledby={`name-${id}`}>
			<Row wrap align="baseline" gap={4}>
				{installers && (
					<Checkbox
						form={CHOSEN_FORM}
						name="id"
						value={id}
						aria-label={`Choose the enquiry of ${name}, ${enquiry.number}`}
						autoComplete="off"
					/>
				)}
				<Heading level={2} size="body" ref={heading} id={`name-${id}`} tabIndex={-1}>
					{isOwn ? (enquiry.summary ?? (enquiry.plan ? 'Your plan' : 'Your goods')) : name}
				</Heading>
				<span role="status">
					<Status variant={isGone ? 'off' : STATUS_VARIANT[status]}>
						{isGone ? 'No longer open' : STATUS_WORD[status]}
					</Status>
				</span>
				{!isGone && !isOwn && <Promised enquiry={enquiry} />}
				<Text as="span" size="tiny" color="muted" numeric data-end>
					{enquiry.number}, <When at={enquiry.createdAt} time />
				</Text>
			</Row>
			<Grid aside>
				<Stack gap={1}>
					<Text size="tiny" color="muted" numeric>
						{pin}
						{place && `, ${place}`}
					</Text>
					{isOwn && enquiry.due && <p>{promiseToSender(enquiry)}</p>}
					{wish && (
						<p>
							{isOwn ? 'You asked to be called' : 'Asked to be called'}: {wish}
						</p>
					)}
					{enquiry.plan && (
						<Row as="p" wrap align="stretch" gap={5}>
							<ButtonLink to={enquiry.plan} as={Link} variant="line">
								{isOwn ? 'See the plan' : (enquiry.summary ?? 'See the plan')}
							</ButtonLink>
							<ButtonLink to={proposalOf(enquiry.plan, id)} as={Link} variant="line">
								Proposal
							</ButtonLink>
						</Row>
					)}
					{enquiry.asks === 'delivery-cost' && <p>Asks what delivery to {pin} costs.</p>}
					{enquiry.goods && <EnquiryGoods goods={enquiry.goods} />}
					{enquiry.quotedPrice && (
						<ButtonLink
							as={Link}
							variant="line"
							to={`/quoted-price?key=${enquiry.quotedPrice.key}`}
						>
							{isOwn ? 'See the price and order' : 'The price, for its sender to order at'}
						</ButtonLink>
					)}
					{message && (
						<Text measure written>
							{message}
						</Text>
					)}
					{enquiry.planSnapshot && <PlanSnapshotView plan={enquiry.planSnapshot} isOwn={isOwn} />}
					{enquiry.plan && !enquiry.planSnapshot && (
						<Text size="tiny" color="muted">
							Calculated again today: prices and tariffs may have changed since{' '}
							{isOwn ? 'you' : 'the buyer'} sent it.
						</Text>
					)}
					{installer && (
						<Text size="tiny" color="muted">
							{TAKEN[status]} {installer.name}
							<Since at={enquiry.answeredAt ?? enquiry.takenAt} />
						</Text>
					)}
					{reply && (
						<Banner variant="plain">
							<Text size="tiny" color="muted">
								{isOwn ? 'The reply to you' : 'Reply, sent to whoever asked'}
							</Text>
							<Text written>{reply}</Text>
						</Banner>
					)}
					{note && (
						<Banner variant="plain">
							<Text written>{note}</Text>
						</Banner>
					)}
				</Stack>
				<Stack gap={2}>
					<Contacts enquiry={enquiry} isOwn={isOwn} />
					{enquiry.canQuotePrice && !isGone && <PriceForm id={id} fetcher={fetcher} />}
					{enquiry.canAssign && installers && !isGone && (
						<AssignForm
							key={installer?.id}
							id={id}
							installers={installers.filter((each) => each.id !== installer?.id)}
							fetcher={fetcher}
						/>
					)}
					{replying.isShown && (
						<ReplyForm
							id={id}
							name={name}
							onType={replying.onType}
							fetcher={fetcher}
							answer={answer}
						/>
					)}
					<Refusal>{sentenceOf(fetcher.data?.problem, BESIDE)}</Refusal>
					<StepButtons
						id={id}
						allowedActions={allowedActions}
						words={wordsFor(status, isOwn)}
						problem={enquiryIntents.problem(answer, 'answer', 'release', 'close')}
						fetcher={fetcher}
					/>
				</Stack>
			</Grid>
		</Card>
	)
}

/** Its installer replies, and an admin also where nobody has taken it. */
const mayReply = ({ allowedActions, status }: Enquiry, isAdmin: boolean) =>
	allowedActions.includes('answer') || (isAdmin && status === 'open')

/** The plan as a document to print, calculated again, which lists the changes since the enquiry. */
const proposalOf = (plan: string, id: string) =>
	`${plan.replace('/planner?', '/planner/proposal?')}&enquiry=${encodeURIComponent(id)}`

const TAKEN = { open: '', taken: 'Taken by', answered: 'Answered by', closed: 'Was taken by' }

function Since({ at }: { at: string | null }) {
	if (!at) return null
	return (
		<>
			, <When at={at} time />
		</>
	)
}

function Contacts({ enquiry, isOwn }: { enquiry: Enquiry; isOwn: boolean }) {
	const { contactNumber, email, senderShown } = enquiry
	const shop = useShell()?.shop.name ?? NO_SHOP.name
	const personPath = usePortal()?.personPath
	const known = contactNumber ?? email
	const whatsapp = isOwn ? null : linkToSender(enquiry, shop)
	if (!senderShown)
		return (
			<Text size="tiny" color="muted">
				Full name, phone and email are shown once you take it.
			</Text>
		)
	return (
		<Row as="p" wrap gap={6}>
			<ContactLinks
				contactNumber={contactNumber}
				whatsapp={whatsapp}
				email={email}
				variant="line"
			/>
			{personPath && known && (
				<ButtonLink as={Link} variant="line" to={personPath(known)}>
					Everything with this person
				</ButtonLink>
			)}
		</Row>
	)
}
