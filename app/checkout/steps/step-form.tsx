import type { ComponentProps } from 'react'
import { BY_ACCOUNT, type CheckoutAnswer, sentBefore } from '../checkout-answer'
import { CheckoutForm } from '../checkout-form'
import { DemoSend } from '../demo-send'
import { HowStep } from './how-step'
import { LogInHere } from './log-in-here'
import { NextStep } from './next-step'
import { PayStep } from './pay-step'
import { useSendingStep } from './sending'
import type { StepData } from './step-data.server'
import { lastStepOf } from './steps'

interface StepFormProps {
	/** Null where the cart is empty: an order that got no answer may have emptied it. */
	data: StepData | null
	answer: CheckoutAnswer | undefined
	form: Pick<
		ComponentProps<typeof CheckoutForm>,
		'person' | 'pin' | 'asksState' | 'saved' | 'takesBilling'
	>
	/** Whether nothing is sold, so that the first step is the last. */
	isDemo: boolean
	/** Whether nobody is signed in. */
	isVisitor: boolean
	/** Fresh with every page view. */
	idempotencyKey: string
	/** Called with the way of payment that is chosen. */
	onPaidBy: (way: string) => void
}

/** The form of the step that an address names. */
export function StepForm(props: StepFormProps) {
	const { data, answer, isDemo, isVisitor, idempotencyKey, onPaidBy } = props
	const before = sentBefore(answer, lastStepOf(isDemo))
	if (!data && !isDemo)
		return <PayStep quote={null} cod={null} chosen="" hidden={before ?? {}} hasTerms={false} />
	const byAccount: Record<string, string> = isVisitor ? {} : { [BY_ACCOUNT]: 'yes' }
	const { step = 'where', quote = null, draft = {} } = data ?? {}
	const agreed = JSON.stringify(data?.agreed)
	if (data && step === 'how' && quote)
		return (
			<HowStep
				hidden={byAccount}
				quote={quote}
				draft={draft}
				refused={data.refused}
				ask={data.ask}
				askCost={data.askCost}
				isAskedAnew={data.isAskedAnew}
			/>
		)
	if (data && step === 'pay' && quote) {
		const { payment, ...again } = before ?? { payment: draft.payment ?? '' }
		const fresh = { idempotencyKey, agreed, order: JSON.stringify(data.order) }
		return (
			<PayStep
				quote={quote}
				cod={data.cod}
				chosen={payment}
				hidden={{ ...byAccount, ...(before ? again : fresh) }}
				hasTerms={data.hasTerms}
				onPaidBy={onPaidBy}
				hasLinkAlone={isVisitor && !data.order?.shipping.email}
				textsLinks={data.textsLinks}
			/>
		)
	}
	const sent = isDemo && {
		idempotencyKey: before?.idempotencyKey ?? idempotencyKey,
		agreed: before?.agreed ?? agreed,
	}
	return <WhereStep {...props} hidden={{ step: 'where', ...byAccount, ...sent }} />
}

interface WhereStepProps extends StepFormProps {
	hidden: Record<string, string>
}

/** The first step: the recipient, the address, and the bill. */
function WhereStep({ data, answer, form, isDemo, isVisitor, hidden }: WhereStepProps) {
	const sending = useSendingStep('where')
	const draft = data?.draft ?? {}
	const isKept = draft.zipCode !== undefined || draft.addressId !== undefined
	const kept: CheckoutAnswer | undefined = isKept
		? {
				problem: { intent: 'send', message: null, fields: {}, values: draft },
				pin: data?.pin ?? null,
				billingPin: data?.billingPin ?? null,
			}
		: undefined
	return (
		<CheckoutForm
			answer={answer ?? kept}
			{...form}
			hidden={hidden}
			above={isVisitor && <LogInHere />}
			key={answer?.isToCorrect ? 'to correct' : 'as typed'}
		>
			{isDemo ? (
				<DemoSend sending={sending} />
			) : (
				<NextStep sending={sending}>Continue to delivery</NextStep>
			)}
		</CheckoutForm>
	)
}
