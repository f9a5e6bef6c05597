import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { formatRupees } from '../../../shared/format/money'
import { Flash } from '../../ui/overlay/flash'
import { Action } from '../../ui/text/action'
import { formOf, type ProductStep, type StepAnswer, undoing } from './product-steps'
import classes from './products-table.module.css'

function words({ name, field, value }: ProductStep): string {
	if (field === 'archived')
		return value === 'true' ? `${name} is archived.` : `${name} is for sale again.`
	const shown = field === 'price' ? formatRupees(Number(value)) : value
	return `${field === 'price' ? 'Price' : 'Stock'} of ${name} is now ${shown}.`
}

interface StepFlashProps {
	/** What was done last. */
	step: ProductStep | null
	/** What else came of it. */
	note: string | undefined
	/** Why something was not done. */
	problem: string | null
	onUndone: (answer: StepAnswer) => void
}

/** What was done last, and the way to take it back. */
export function StepFlash({ step, note, problem, onUndone }: StepFlashProps) {
	const fetcher = useFetcher<StepAnswer>()
	const { data } = fetcher
	useEffect(() => {
		if (data) onUndone(data)
	}, [data, onUndone])
	return (
		<Flash
			className={classes.flash}
			problem={problem}
			done={
				step && (
					<>
						{words(step)}
						{note && <span className={classes.note}> {note}</span>}
					</>
				)
			}
			undo={
				step && (
					<Action
						disabled={fetcher.state !== 'idle'}
						onClick={() => fetcher.submit(formOf(undoing(step)), { method: 'post' })}
					>
						Undo
					</Action>
				)
			}
		/>
	)
}
