import { Checkbox } from '@mantine/core'
import { Link, useFetcher } from 'react-router'
import type { Feedback, FeedbackStatus } from '../../../domain/feedback/schema'
import { Status } from '../../ui/display/status'
import { sentenceOf } from '../../ui/forms/problem'
import { valuesOf } from '../../ui/forms/values'
import { Banner } from '../../ui/layout/banner'
import { Card } from '../../ui/layout/card'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { mailto } from '../../ui/mailto'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import type { DashboardAnswer } from './change-dashboard.server'
import { dashboardIntents } from './dashboard-intents'
import classes from './feedback.module.css'
import { REPLY_FORM } from './reply-form'

const STATUSES: FeedbackStatus[] = ['Pending', 'Reviewed', 'Resolved']
const VARIANT = { Pending: 'waiting', Reviewed: 'info', Resolved: 'good' } as const

const replyTo = ({ email, subject }: Feedback) => mailto(email, `Re: ${subject}`)

/** One message, its state, and the actions on it. */
export function FeedbackCard({ item, deleteAt }: { item: Feedback; deleteAt: string }) {
	const fetcher = useFetcher<DashboardAnswer>()
	const { id, name, subject, message, date } = item
	const status = (valuesOf(fetcher.formData).status as FeedbackStatus | undefined) ?? item.status
	const problem = sentenceOf(fetcher.data?.problem)
	return (
		<Card as="article" gap={1}>
			<Row wrap align="baseline">
				<Checkbox
					form={REPLY_FORM}
					name="id"
					value={id}
					aria-label={`Choose “${subject}” from ${name}`}
					autoComplete="off"
				/>
				<Heading level={2} size="small">
					{name}
				</Heading>
				<Status variant={VARIANT[status]}>{status}</Status>
				<Text as="span" size="tiny" color="muted" data-end>
					<When at={date} time />
				</Text>
			</Row>
			<h3>{subject}</h3>
			<Text size="small" measure written>
				{message}
			</Text>
			{item.replies.map(({ by, text, at }) => (
				<Banner key={at} variant="plain">
					<Text size="tiny" color="muted">
						Reply by {by}, <When at={at} time />
					</Text>
					<Text size="small" written>
						{text}
					</Text>
				</Banner>
			))}
			{problem && (
				<Text size="small" color="danger" role="alert">
					{problem}
				</Text>
			)}
			<Row wrap>
				<fetcher.Form method="post" className={classes.form}>
					<input type="hidden" {...dashboardIntents.field('set-status')} />
					<input type="hidden" name="id" value={id} />
					<fieldset className={classes.statuses} aria-label={`Status of “${subject}”`}>
						{STATUSES.map((each) => (
							<ButtonLink
								key={each}
								variant="quiet"
								type="submit"
								name="status"
								value={each}
								disabled={each === status}
							>
								{each}
							</ButtonLink>
						))}
					</fieldset>
				</fetcher.Form>
				<ButtonLink as="a" variant="quiet" href={replyTo(item)}>
					Reply<Hidden> to {name} by mail</Hidden>
				</ButtonLink>
				<ButtonLink
					as={Link}
					variant="quiet"
					color="danger"
					to={deleteAt}
					replace
					preventScrollReset
				>
					Delete<Hidden> “{subject}”</Hidden>
				</ButtonLink>
			</Row>
		</Card>
	)
}
