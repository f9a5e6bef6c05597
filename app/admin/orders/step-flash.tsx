import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { formatRupees } from '../../../shared/format/money'
import { Band } from '../../ui/layout/band'
import { formOf, type ProductStep, type StepAnswer, undoing } from '../products/product-steps'
import classes from '../products/products-table.module.css'

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
		<div role="status" className={classes.flash}>
			{problem && (
				<Band tone="problem" role="alert">
					{problem}
				</Band>
			)}
			{step && !problem && (
				<Band
					className={classes.done}
					action={
						<Button
							variant="default"
							disabled={fetcher.state !== 'idle'}
							onClick={() => fetcher.submit(formOf(undoing(step)), { method: 'post' })}
						>
							Undo
						</Button>
					}
				>
					{words(step)}
					{note && <span className={classes.note}> {note}</span>}
				</Band>
			)}
		</div>
	)
}
