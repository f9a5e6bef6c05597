import type { ComponentProps } from 'react'
import { BY_ACCOUNT, type CheckoutAnswer } from '../checkout-answer'
import { CheckoutForm } from '../checkout-form'
import { HowStep } from './how-step'
import type { liveStep } from './live-checkout.server'
import { LogInHere } from './log-in-here'
import { NextStep } from './next-step'
import { PayStep } from './pay-step'
import { useSendingStep } from './sending'

interface LiveStepProps {
	/** Null where the cart is empty: an order that got no answer may have emptied it. */
	live: Awaited<ReturnType<typeof liveStep>> | null
	answer: CheckoutAnswer | undefined
	form: Pick<
		ComponentProps<typeof CheckoutForm>,
		'person' | 'pin' | 'asksState' | 'saved' | 'takesBilling'
	>
	/** Whether nobody is signed in. */
	isVisitor: boolean
	/** Fresh with every page view. */
	idempotencyKey: string
	/** Called with the way of payment that is chosen. */
	onPaidBy: (way: string) => void
}

/**
 * The values that an order was sent with, to be sent again unchanged; null where the page's present values are to be
 * sent.
 */
function sentBefore(answer: CheckoutAnswer | undefined) {
	const { values = {} }: { values?: Partial<Record<string, string>> } = answer?.problem ?? {}
	if (!answer || answer.isFinal || values.step !== 'pay') return null
	const { idempotencyKey = '', agreed = '', order = '' } = values
	return { idempotencyKey, agreed, order, payment: values.payment ?? '' }
}

/** The form of the step that an address names. */
export function LiveStep(props: LiveStepProps) {
	const { live, answer, form, isVisitor, idempotencyKey, onPaidBy } = props
	const before = sentBefore(answer)
	if (!live)
		return <PayStep quote={null} cod={null} chosen="" hidden={before ?? {}} hasTerms={false} />
	const { step, quote, draft } = live
	const byAccount = isVisitor ? {} : { [BY_ACCOUNT]: 'yes' }
	if (step === 'how' && quote)
		return (
			<HowStep
				hidden={byAccount}
				quote={quote}
				draft={draft}
				refused={live.refused}
				ask={live.ask}
				askCost={live.askCost}
				isAskedAnew={live.isAskedAnew}
			/>
		)
	if (step === 'pay' && quote) {
		const { payment, ...again } = before ?? { payment: draft.payment ?? '' }
		const fresh = {
			idempotencyKey,
			agreed: JSON.stringify(live.agreed),
			order: JSON.stringify(live.order),
		}
		return (
			<PayStep
				quote={quote}
				cod={live.cod}
				chosen={payment}
				hidden={{ ...byAccount, ...(before ? again : fresh) }}
				hasTerms={live.hasTerms}
				onPaidBy={onPaidBy}
				hasLinkAlone={isVisitor && !live.order?.shipping.email}
			/>
		)
	}
	return <WhereStep live={live} answer={answer} form={form} isVisitor={isVisitor} />
}

/** The first step: the recipient, the address, and the bill. */
function WhereStep({
	live,
	answer,
	form,
	isVisitor,
}: Omit<LiveStepProps, 'idempotencyKey' | 'onPaidBy'>) {
	const sending = useSendingStep('where')
	const draft = live?.draft ?? {}
	const isKept = draft.zipCode !== undefined || draft.addressId !== undefined
	const kept: CheckoutAnswer | undefined = isKept
		? {
				problem: { intent: 'send', message: null, fields: {}, values: draft },
				pin: live?.pin ?? null,
				billingPin: live?.billingPin ?? null,
			}
		: undefined
	return (
		<CheckoutForm
			answer={answer ?? kept}
			{...form}
			hidden={{ step: 'where', ...(isVisitor ? {} : { [BY_ACCOUNT]: 'yes' }) }}
			above={isVisitor && <LogInHere />}
			key={answer?.isToCorrect ? 'to correct' : 'as typed'}
		>
			<NextStep sending={sending}>Continue to delivery</NextStep>
		</CheckoutForm>
	)
}
