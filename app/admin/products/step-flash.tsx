import { useFetcher } from 'react-router'
import { formatRupees } from '../../../shared/format/money'
import { numberIn } from '../../../shared/numbers/typed-number'
import { BulkOutcome } from '../../components/portal/chosen/bulk-outcome'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import {
	type Chosen,
	type ChosenAnswer,
	formOf,
	type ProductStep,
	type StepAnswer,
	stepIntents,
	UNDOING,
	undoing,
} from './product-steps'
import classes from './products-table.module.css'

/** The last result in the list. */
export type Said =
	| { kind: 'step'; step: ProductStep; note: string | undefined }
	| { kind: 'chosen'; chosen: Chosen }
	| { kind: 'problem'; problem: string }

function words({ name, field, value }: ProductStep): string {
	if (field === 'archived')
		return value === 'true' ? `${name} is archived.` : `${name} is for sale again.`
	const shown = field === 'price' ? formatRupees(numberIn(value, 'rupees')) : value
	return `${field === 'price' ? 'Price' : 'Stock'} of ${name} is now ${shown}.`
}

function doneOf(changed: Chosen['changed'], archived: boolean): string {
	const [only] = changed
	const what = archived ? 'archived' : 'for sale again'
	if (!only) return archived ? 'Nothing was archived.' : 'Nothing was restored.'
	return changed.length === 1
		? `${only.name} is ${what}.`
		: `${changed.length} products are ${what}.`
}

/** The last change, and the button that undoes it. */
export function StepFlash({ said }: { said: Said | null }) {
	const fetcher = useFetcher<StepAnswer | ChosenAnswer>()
	const undo = said && said.kind !== 'problem' && backOf(said)
	return (
		<Flash
			className={classes.flash}
			problem={said?.kind === 'problem' ? said.problem : null}
			variant={said?.kind === 'chosen' && said.chosen.left.length > 0 ? 'notice' : undefined}
			done={said && <Done said={said} />}
			undo={
				undo && (
					<fetcher.Form method="post">
						<input type="hidden" name={UNDOING} value="yes" />
						{undo.map(([name, value]) => (
							<input key={name + value} type="hidden" name={name} value={value} />
						))}
						<ButtonLink type="submit" disabled={fetcher.state !== 'idle'}>
							Undo
						</ButtonLink>
					</fetcher.Form>
				)
			}
		/>
	)
}

function Done({ said }: { said: Said }) {
	switch (said.kind) {
		case 'step':
			return (
				<>
					{words(said.step)}
					{said.note && <span className={classes.note}> {said.note}</span>}
				</>
			)
		case 'chosen':
			return (
				<BulkOutcome
					result={said.chosen}
					done={(changed) => doneOf(changed, said.chosen.archived)}
				/>
			)
		case 'problem':
			return null
	}
}

/** The form that undoes a change; null where there was none. */
function backOf(said: Exclude<Said, { kind: 'problem' }>): [string, string][] | null {
	if (said.kind === 'step') return Object.entries(formOf(undoing(said.step)))
	const { changed, archived } = said.chosen
	if (changed.length === 0) return null
	const intent = stepIntents.entry(archived ? 'restore-chosen' : 'archive-chosen')
	return [...Object.entries(intent), ...changed.map(({ id }): [string, string] => ['ids', id])]
}
