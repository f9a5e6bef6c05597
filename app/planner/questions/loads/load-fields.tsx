import type { FieldsProps } from '../field-props'
import { Figure } from '../number/figure'
import { LoadCounts } from './load-counts'

/** The loads of a power cut: picked, or typed in watts, as the question around them was answered. */
export function LoadFields(planned: FieldsProps) {
	const { details, mistakes } = planned
	return (
		<>
			<div data-way="loads">
				<LoadCounts details={details} mistake={details.load ? undefined : mistakes.load} />
			</div>
			<div data-way="watts">
				<Figure of={planned} name="load" />
			</div>
		</>
	)
}
