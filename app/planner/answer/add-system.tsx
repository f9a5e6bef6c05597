import { IconShoppingCartPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useActionData, useFetcher, useLocation } from 'react-router'
import { type PlanDetails, sharedAddressOf } from '../../../domain/planner/plan-address'
import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { LineFields } from '../../components/cart/line-fields'
import { sentenceOf } from '../../ui/forms/problem'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { WorkingButton } from '../../ui/working-button'
import classes from './add-system.module.css'
import type { SystemAnswer } from './system.server'
import { systemIntents } from './system-intents'

const FIRST = { size: 'lg', color: 'marigold.5' }
const SECOND = { size: 'md', variant: 'default' }

interface AddSystemProps {
	option: Pick<PlanOption, 'items' | 'kwp'>
	/** The details it is the answer to. */
	details: PlanDetails
	/** Beside another one, which is the one the page is about. */
	isSecond?: boolean
}

function labelOf({ replaces }: PlanDetails, isSecond: boolean) {
	if (replaces) return isSecond ? 'Change to this one' : 'Change the system in your cart'
	return isSecond ? 'Add this one to cart' : 'Add system to cart'
}

/** All the parts of a plan's system, into the cart at once. */
export function AddSystem({ option, details, isSecond = false }: AddSystemProps) {
	return (
		<AddParts items={option.items} label={labelOf(details, isSecond)} isSecond={isSecond}>
			<input type="hidden" name="plan" value={sharedAddressOf(details)} />
			<input type="hidden" name="kwp" value={option.kwp} />
			{details.replaces && <input type="hidden" name="replaces" value={details.replaces} />}
		</AddParts>
	)
}

interface AddPartsProps {
	items: readonly { productId: string; quantity: number }[]
	label: string
	isSecond?: boolean
	/** The fields of the plan that they are all the parts of. */
	children?: ReactNode
}

/** Parts, into the cart at once. Without JavaScript the page says the same, once. */
export function AddParts({ items, label, isSecond = false, children }: AddPartsProps) {
	const { pathname, search } = useLocation()
	const fetcher = useFetcher<SystemAnswer>({ key: isSecond ? 'second-system' : 'system' })
	const sent = useActionData<SystemAnswer>()
	const answer = fetcher.data ?? (isSecond ? undefined : sent)
	const button = useRef<HTMLButtonElement>(null)
	const shown = useRef(fetcher.data)
	useEffect(() => {
		if (!fetcher.data || fetcher.data === shown.current) return
		shown.current = fetcher.data
		const done = fetcher.data.problem ? null : fetcher.data.done
		// The button of the undoing is gone.
		if (done === 'undone') button.current?.focus({ preventScroll: true })
	}, [fetcher.data])
	const action = `${pathname}${search}`
	return (
		<div className={classes.system}>
			<fetcher.Form method="post" action={action}>
				<LineFields lines={items.map(({ productId, quantity }) => ({ productId, quantity }))} />
				{children}
				<WorkingButton
					ref={button}
					type="submit"
					{...systemIntents.field('add')}
					{...(isSecond ? SECOND : FIRST)}
					className={classes.button ?? ''}
					working={fetcher.state !== 'idle'}
					leftSection={<IconShoppingCartPlus size={22} aria-hidden />}
				>
					{label}
				</WorkingButton>
			</fetcher.Form>
			<SystemFlash answer={answer} action={action} Form={fetcher.Form} />
		</div>
	)
}

interface SystemFlashProps {
	answer: SystemAnswer | undefined
	action: string
	Form: ReturnType<typeof useFetcher>['Form']
}

function SystemFlash({ answer, action, Form }: SystemFlashProps) {
	if (!answer || answer.problem)
		return <Flash className={classes.place} done={null} problem={sentenceOf(answer?.problem)} />
	const { done, notice, pieces, back } = answer
	if (done === 'undone') return <Flash className={classes.place} done="Your cart is as it was." />
	return (
		<Flash
			className={classes.place}
			variant={notice ? 'notice' : undefined}
			done={
				<>
					{pieces === 1 ? 'One piece is' : `${pieces} pieces are`} in your cart.
					{notice && ` ${notice}`} <Link to="/cart">See the cart</Link>
				</>
			}
			undo={
				<Form method="post" action={action}>
					<LineFields lines={back} />
					<ButtonLink type="submit" {...systemIntents.field('undo')}>
						Undo
					</ButtonLink>
				</Form>
			}
		/>
	)
}
