import type { ReactNode } from 'react'
import type { OrderChange } from '../../../../domain/fulfilment/changes/change-schema'
import { useWithGst } from '../../../shell/use-gst'
import { FactList, PriceFact } from '../../../ui/display/fact-list'
import { Status, type StatusVariant } from '../../../ui/display/status'
import { Card } from '../../../ui/layout/card'
import { Grid } from '../../../ui/layout/grid'
import { Hidden } from '../../../ui/layout/hidden'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { number } from '../../../ui/text/format'
import { Heading } from '../../../ui/text/heading'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import classes from './order-changes.module.css'

const WORD: Record<OrderChange['state'], string> = {
	proposed: 'Waiting for the buyer’s answer',
	accepted: 'Accepted',
	refused: 'Refused',
	withdrawn: 'Withdrawn',
}
const VARIANT: Record<OrderChange['state'], StatusVariant> = {
	proposed: 'waiting',
	accepted: 'good',
	refused: 'bad',
	withdrawn: 'off',
}

interface OrderChangesProps {
	changes: OrderChange[]
	/** The actions on the open one. */
	children?: (open: OrderChange) => ReactNode
}

/** An installer's proposals to change an order: the open one in full, the answered ones folded. */
export function OrderChanges({ changes, children }: OrderChangesProps) {
	if (changes.length === 0) return null
	const open = changes.find(({ state }) => state === 'proposed')
	const answered = changes.filter(({ state }) => state !== 'proposed')
	return (
		<Stack as="section" gap={3} aria-labelledby="changes" id="change">
			<h2 id="changes">Change of the order</h2>
			{open && (
				<Card>
					<Proposal change={open} />
					{children?.(open)}
				</Card>
			)}
			{answered.map((change) => (
				<details key={change.n}>
					<ButtonLink as="summary" variant="line">
						Change {change.n} {WORD[change.state].toLowerCase()}
					</ButtonLink>
					<Card>
						<Proposal change={change} />
					</Card>
				</details>
			))}
		</Stack>
	)
}

function Proposal({ change }: { change: OrderChange }) {
	const { state, reason, before, after, difference, proposedBy, createdAt } = change
	const { answeredBy, answeredAt, answerNote } = change
	return (
		<Stack gap={3}>
			<Row gap={3} wrap>
				<Status variant={VARIANT[state]}>
					{change.allowedActions.includes('consent') ? 'Waiting for your answer' : WORD[state]}
				</Status>
				<Text as="span" size="tiny" color="muted">
					{proposedBy}, <When at={createdAt} time />
				</Text>
			</Row>
			<Text written>{reason}</Text>
			<Grid column="wide">
				<Version
					title={state === 'proposed' ? 'Now' : 'Before the change'}
					version={before}
					other={after}
				/>
				<Version title="After the change" version={after} other={before} />
			</Grid>
			<Text>
				{difference === 0 ? (
					'It costs the same.'
				) : (
					<>
						It costs <Price rupees={Math.abs(difference)} /> {difference > 0 ? 'more' : 'less'}.
					</>
				)}
			</Text>
			{before.yearlyKwh !== after.yearlyKwh && (
				<Text numeric>
					Its panels make about {unitsOf(before)} units a year before the change and{' '}
					{unitsOf(after)} after it.
				</Text>
			)}
			{before.discount > 0 && after.discount === 0 && (
				<Text>
					The discount of <Price rupees={before.discount} /> no longer applies: these goods cost
					less than its code asks for.
				</Text>
			)}
			{answeredAt && (
				<Text size="small" color="muted">
					{answeredBy && <>{answeredBy}, </>}
					<When at={answeredAt} time />
					{answerNote && <>: “{answerNote}”</>}
				</Text>
			)}
		</Stack>
	)
}

/** To ten units; none of a version without panels. */
const unitsOf = ({ yearlyKwh }: OrderChange['before']) =>
	number(Math.round((yearlyKwh ?? 0) / 10) * 10, 0)

interface VersionProps {
	title: string
	version: OrderChange['before']
	/** The one it is compared with. */
	other: OrderChange['before']
}

function Version({ title, version: { lines, charges, total }, other }: VersionProps) {
	const withGst = useWithGst()
	const isSame = ({ productId, quantity }: { productId: string; quantity: number }) =>
		other.lines.some((each) => each.productId === productId && each.quantity === quantity)
	return (
		<Stack gap={2} className={classes.version}>
			<Heading level={3} size="small">
				{title}
			</Heading>
			<ul className={classes.lines}>
				{lines.map((line) => (
					<li key={line.productId} data-changed={!isSame(line) || undefined}>
						<span>
							{line.quantity} × {line.name}
							{!isSame(line) && <Hidden> (differs)</Hidden>}
						</span>
						<Price rupees={line.lineTotal} light />
					</li>
				))}
				{charges.map(({ name, amount }) => (
					<li key={name}>
						<span>{name}</span>
						<Price rupees={amount} light />
					</li>
				))}
			</ul>
			<FactList variant="sums">
				<PriceFact name={withGst('Total')} total rupees={total} />
			</FactList>
		</Stack>
	)
}
