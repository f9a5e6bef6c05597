import { IconChevronDown } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { DecisionButtons, Refusal } from '../../components/installer/decision/decision-buttons'
import { STATUS_VARIANT } from '../../components/orders/order-status'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Status } from '../../ui/display/status'
import { useFocusAfter } from '../../ui/focus-after'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { classNames } from '../../ui/polymorphic'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { UndoDecline } from './decision/undo-decline'
import { deliveryOf } from './delivery'
import { Destination } from './destination'
import { ItemName } from './item-name'
import { OfferEnd } from './offer-end'
import orderClasses from './order.module.css'
import classes from './order-card.module.css'
import { DASHBOARD_WORD } from './status'
import type { Listed } from './use-listed'

const WORDS = { accept: 'Approve', decline: 'Reject' }

/** Named while the card is closed; the others show when it is opened. */
const NAMED = 3

const CONTROLS = 'a, button, input, textarea, select, label, summary, form'

/** Opens or closes the card wherever it is pressed beside its controls; text is marked without that. */
function toggle({ target, currentTarget: card }: MouseEvent<HTMLElement>) {
	const at = target as Element
	if (!card.contains(at) || at.closest(CONTROLS) || window.getSelection()?.toString()) return
	const details = card.querySelector('details')
	if (details) details.open = !details.open
}

type CardProps = Listed & {
	/** How far away it is. */
	kilometres: number | undefined
}

/** An order on the dashboard; its face opens to where it goes. */
export function OrderCard({ order, refusal, gone, isFresh, kilometres }: CardProps) {
	const { id, status, approved, items, total, createdAt } = order
	const isOpen = order.allowedActions.includes('accept')
	const face = useFocusAfter<HTMLElement>(isOpen, !isOpen)
	const { name, contact, email, address } = deliveryOf(order)
	const state = gone ? 'gone' : approved ? 'approved' : status === 'declined' ? 'rejected' : status
	return (
		// The face is the control; pressing the rest of the card widens it for a pointer.
		<Card
			as="article"
			pad={0}
			gap={0}
			id={id}
			tabIndex={-1}
			className={`${orderClasses.order} ${classes.card}`}
			data-state={state}
			aria-labelledby={`number-${id}`}
			onClick={toggle}
		>
			<details>
				<summary ref={face} className={classes.face}>
					<Stack as="span" gap={1}>
						<Row as="span" gap={3} wrap>
							{' '}
							<Heading id={`number-${id}`} level={2} size="small">
								{id}
							</Heading>
							<Status variant={gone ? 'off' : STATUS_VARIANT[status]}>
								{gone ? 'No longer open' : DASHBOARD_WORD[status]}
							</Status>
						</Row>{' '}
						<Text as="span" size="tiny" color="muted">
							<When at={createdAt} time />
						</Text>
						<Destination order={order} kilometres={kilometres} />
					</Stack>
					<Stack as="span" gap={1} className={classes.items}>
						{items.map((item) => (
							<span key={item.productId} className={classes.item}>
								<ItemName item={item} />
								<Parts parts={item.parts} />
							</span>
						))}
						{items.length > NAMED && (
							<Text as="span" color="muted" className={classes.more}>
								and {items.length - NAMED} more
							</Text>
						)}
					</Stack>
					<Price rupees={total} className={classes.total} />
					<IconChevronDown size={20} className={classes.chevron} aria-hidden />
				</summary>
				<FactList variant="columns" className={classes.delivery}>
					<Fact name="Name">{name.text}</Fact>
					<Fact name="Contact">{contact.text}</Fact>
					<Fact name="Email">{email.text}</Fact>
					<Fact name="Address">{address.text}</Fact>
				</FactList>
				{approved && (
					<ButtonLink
						as={Link}
						variant="line"
						to={`/installer/installations/${id}`}
						className={classes.way}
					>
						Go to the installation
					</ButtonLink>
				)}
			</details>
			{order.allowedActions.includes('accept') && (
				<div className={classNames(classes.below, classes.actions)}>
					<OfferEnd order={order} />
					<DecisionButtons order={order} words={WORDS} />
				</div>
			)}
			{order.allowedActions.includes('undo') && (
				<div className={classes.below}>
					<UndoDecline order={order} isFresh={isFresh} />
				</div>
			)}
			{refusal !== null && (
				<div className={classes.below}>
					<Refusal>{refusal}</Refusal>
				</div>
			)}
		</Card>
	)
}

/** The parts of one kit: in a line or two while the card is closed, a line each when it is open. */
function Parts({ parts }: Pick<Listed['order']['items'][number], 'parts'>) {
	if (parts.length === 0) return null
	return (
		<Text as="span" size="tiny" color="muted" numeric className={classes.parts}>
			<span>In each: </span>
			{parts.map(({ productId, name, quantity }) => (
				<span key={productId} className={classes.part}>
					{number(quantity)} × {name}
				</span>
			))}
		</Text>
	)
}
