import { Input } from '../../../ui/forms/field/input'
import { Row } from '../../../ui/layout/row'
import { setChosen, useChosen } from './chosen'
import classes from './compare.module.css'
import type { ComparedKind } from './kinds'
import { MAX_COMPARED } from './limits'

/** The form that the choices belong to where no script keeps them. */
export const COMPARE_FORM = 'compare'

interface CompareChoiceProps {
	product: { id: string; name: string }
	kind: ComparedKind
}

/** Puts a product beside others. */
export function CompareChoice({ product: { id, name }, kind }: CompareChoiceProps) {
	const { kind: current, ids } = useChosen()
	const isChosen = current === kind && ids.includes(id)
	return (
		<Row as="label" className={classes.choice}>
			<Input
				type="checkbox"
				form={COMPARE_FORM}
				name="ids"
				value={id}
				checked={isChosen}
				disabled={!isChosen && current === kind && ids.length >= MAX_COMPARED}
				onChange={({ currentTarget }) => {
					setChosen(kind, id, currentTarget.checked)
					// The bar that this brings may have come over it.
					requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
				}}
				aria-label={`Compare ${name}`}
			/>
			Compare
		</Row>
	)
}
