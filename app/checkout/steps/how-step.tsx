import { Button, TextInput } from '@mantine/core'
import { Form, Link } from 'react-router'
import type { CheckoutQuote } from '../../../domain/checkout/schema'
import { NotPayable } from '../../components/cart/cost/cart-terms'
import { useFirstError } from '../../ui/forms/first-error'
import type { Values } from '../../ui/forms/values'
import { Banner } from '../../ui/layout/banner'
import { Stack } from '../../ui/layout/stack'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { ChoiceCard } from './choice-card'
import { NextStep } from './next-step'
import { useRecalculation } from './recalculate'
import { useSendingStep } from './sending'
import classes from './steps.module.css'

interface HowStepProps {
	/** The hidden values sent besides. */
	hidden: Values
	quote: CheckoutQuote
	draft: Values
	/** The reasons for the choices that could not be counted with. */
	refused: Partial<Record<string, string>>
	/** The page that asks an installer about these goods. */
	ask: string
	/** The page that asks the shop what delivering them costs. */
	askCost: string
	/** Whether the step is shown again, since the choice opens further ones. */
	isAskedAnew: boolean
}

const WAYS = { delivery: 'Delivery', installation: 'Delivery and installation' }

/** How the goods come, with their prices; the discount code; paid at once or in parts. */
export function HowStep({
	hidden,
	quote,
	draft,
	refused,
	ask,
	askCost,
	isAskedAnew,
}: HowStepProps) {
	const form = useFirstError(refused)
	const sending = useSendingStep('how')
	const schedule = quote.schedule.length > 1 ? 'milestones' : 'full'
	const recalculate = useRecalculation({ fulfilment: quote.fulfilment, schedule })
	const notInstalled = quote.whyNotInstalled ?? refused.fulfilment
	const others = Object.entries(refused).filter(
		([name]) => name !== 'code' && name !== 'fulfilment',
	)
	return (
		<Stack ref={form} as={Form} method="post" gap={8} noValidate onInput={recalculate}>
			<input type="hidden" name="step" value="how" />
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{(quote.message || others.length > 0) && (
				<Banner variant="notice" role="status">
					{quote.message ?? others.map(([, said]) => said).join(' ')}{' '}
					{quote.message && <Link to={askCost}>Ask for the cost</Link>}
				</Banner>
			)}
			{quote.whyNotPayable && <NotPayable why={quote.whyNotPayable} />}
			{isAskedAnew && quote.schedules.length > 1 && (
				<Banner variant="notice" role="status">
					What you chose can be paid at once or in parts. Choose when you pay, then continue.
				</Banner>
			)}
			<Stack as="fieldset" gap={3}>
				<legend>
					<h2>Delivery</h2>
				</legend>
				{quote.fulfilments.map(({ fulfilment, amount, message }) => (
					<ChoiceCard
						key={fulfilment}
						name="fulfilment"
						value={fulfilment}
						checked={fulfilment === quote.fulfilment}
						title={WAYS[fulfilment]}
						amount={amount === null ? 'Ask for the cost' : <Price rupees={amount} />}
					>
						{message}
					</ChoiceCard>
				))}
				{notInstalled && (
					<Text size="small" color="muted" role="status">
						{notInstalled} <Link to={ask}>Ask, and pay nothing now</Link>
					</Text>
				)}
			</Stack>
			{quote.schedules.length > 1 && (
				<Stack as="fieldset" gap={3}>
					<legend>
						<h2>When you pay</h2>
					</legend>
					<ChoiceCard
						name="schedule"
						value="full"
						checked={schedule === 'full'}
						title="All at once"
					>
						With the order, or on delivery where that is offered
					</ChoiceCard>
					<ChoiceCard
						name="schedule"
						value="milestones"
						checked={schedule === 'milestones'}
						title="In parts"
					>
						A part with the order, the rest as your system is delivered and handed over
					</ChoiceCard>
				</Stack>
			)}
			{schedule === 'milestones' && quote.schedules.length === 1 && (
				<Text size="small" role="status">
					No way to pay takes so much at once, so this order is paid in parts: see your order.
				</Text>
			)}
			<Stack gap={2}>
				<div className={classes.code}>
					<TextInput
						name="code"
						label="Discount code (optional)"
						size="md"
						defaultValue={draft.code ?? ''}
						key={draft.code ?? ''}
						error={refused.code}
						autoCapitalize="characters"
						autoComplete="off"
						spellCheck={false}
						maxLength={30}
					/>
					<Button type="submit" name="apply" value="yes" variant="default" size="md">
						Apply
					</Button>
				</div>
				{quote.discounts.map(({ code, amount }) => (
					<Text key={code} size="small" role="status">
						{code} takes <Price rupees={amount} /> off.
					</Text>
				))}
			</Stack>
			<NextStep sending={sending}>Continue to payment</NextStep>
		</Stack>
	)
}
