import { Button, Textarea } from '@mantine/core'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import type { Order } from '../../../../domain/orders/schema'
import { Banner } from '../../../ui/layout/banner'
import { Row } from '../../../ui/layout/row'
import type { Step } from './decision'
import classes from './decision.module.css'
import { decisionIntents } from './decision-intents'

interface ButtonsProps {
	order: Order
	/** Whether a decline can be given a reason at once. */
	asksReason?: boolean
	/** The labels of the two answers here. */
	words: Record<Step, string>
	/** The id of the heading the buttons are about; that with the order’s number unless given. */
	about?: string
	/** Sends the answer, where its refusal is shown beside the buttons. */
	fetcher?: FetcherWithComponents<unknown>
}

/** The two answers an installer can give to an order that waits for one. */
export function DecisionButtons(props: ButtonsProps) {
	const { order, words, asksReason = false, about = `number-${order.id}` } = props
	const own = useFetcher()
	const fetcher = props.fetcher ?? own
	const pressed = decisionIntents.in(fetcher.formData)
	const button = (step: Step) => ({
		type: 'submit' as const,
		...decisionIntents.field(step),
		size: 'sm',
		loading: pressed === step,
		disabled: pressed != null && pressed !== step,
		className: classes.button ?? '',
		children: words[step],
		'aria-describedby': about,
	})
	return (
		<Row method="post" as={fetcher.Form} wrap align="stretch">
			<input type="hidden" name="id" value={order.id} />
			<Button {...button('accept')} />
			<Button {...button('decline')} variant="default" />
			{asksReason && <ReasonField order={order} />}
		</Row>
	)
}

const MAX_LENGTH = 500

/** The optional reason for a decline; opening it is no step. */
function ReasonField({ order }: Pick<ButtonsProps, 'order'>) {
	return (
		<details className={classes.reason}>
			<summary>Decline with a reason</summary>
			<Textarea
				name="reason"
				label="Reason"
				aria-describedby={`number-${order.id}`}
				maxLength={MAX_LENGTH}
				rows={2}
			/>
		</details>
	)
}

/** Why the pressed button had no effect, beside its order. */
export function Refusal({ children }: { children: string | null }) {
	if (children === null) return null
	return (
		<Banner variant="problem" role="alert">
			{children}
		</Banner>
	)
}
