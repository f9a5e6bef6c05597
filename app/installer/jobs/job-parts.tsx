import { Textarea } from '@mantine/core'
import type { Installation } from '../../../domain/installations/schema'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { useSelfSaved } from '../../ui/self-saving'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import page from './job.module.css'
import { JobForm } from './job-form'
import { jobIntents } from './job-intents'
import { Problem } from './job-problem'
import { serialNumbersIn } from './serials/serial-numbers'
import { useSent } from './use-sent'

type Part = Installation['parts'][number]

/** The parts of the order, each with its serial numbers. */
export function JobParts({
	installation: { parts, allowedActions },
}: {
	installation: Installation
}) {
	const isOpen = allowedActions.includes('work')
	const others = parts.filter(({ needsSerials }) => !needsSerials)
	const isNoted = ({ serials }: Part) => serials.length > 0
	return (
		<Card id="parts" aria-labelledby="parts-title" as="section" className={page.part}>
			<h2 id="parts-title">Serial numbers</h2>
			{isOpen ? (
				<>
					<Grid>
						{parts
							.filter(({ needsSerials }) => needsSerials)
							.map((part) => (
								<PartForm key={part.productId} part={part} />
							))}
					</Grid>
					{others.length > 0 && (
						<details open={others.some(isNoted)}>
							<ButtonLink as="summary" variant="line">
								Note numbers of other parts too (optional)
							</ButtonLink>
							<Grid>
								{others.map((part) => (
									<PartForm key={part.productId} part={part} />
								))}
							</Grid>
						</details>
					)}
				</>
			) : (
				parts
					.filter((part) => part.needsSerials || isNoted(part))
					.map((part) => (
						<Text key={part.productId} size="small" tone="muted">
							<strong>{part.name}:</strong> {part.serials.join(', ') || 'none noted'}
							{part.kits.length > 0 && ` (in ${part.kits.join(' and ')})`}
						</Text>
					))
			)}
		</Card>
	)
}

const sameNumbers = (a: string, b: string) =>
	serialNumbersIn(a).join('\n') === serialNumbersIn(b).join('\n')

/** The numbers of a product, saved when one leaves them and by their button. */
function PartForm({ part }: { part: Part }) {
	const { productId, name, quantity, kits, serials, needsSerials } = part
	const sent = useSent('serials', { productId }).serials
	const { fetcher, form, typed, isSaving, says, onType, onLeave, onSubmit } = useSelfSaved(
		`serials ${productId}`,
		serials.join('\n'),
		{ isSame: sameNumbers, sent },
	)
	const of = kits.length > 0 ? `, in ${kits.join(' and ')}` : ''
	const optional = needsSerials ? '' : ', optional'
	return (
		<JobForm fetcher={fetcher} ref={form} id={`serials-${productId}`} onSubmit={onSubmit}>
			<input type="hidden" {...jobIntents.field('serials')} />
			<input type="hidden" name="productId" value={productId} />
			<Textarea
				name="serials"
				label={name}
				description={`One a line or pasted, ${serialNumbersIn(typed).length} of ${number(quantity)}${of}${optional}`}
				rows={Math.min(Math.max(quantity, 2), 6)}
				size="md"
				defaultValue={sent ?? serials.join('\n')}
				autoCapitalize="characters"
				autoComplete="off"
				spellCheck={false}
				onInput={(event) => onType(event.currentTarget.value)}
				onBlur={onLeave}
			/>
			<Row gap={3} wrap>
				<WorkingButton type="submit" variant="default" size="md" working={isSaving}>
					Save <Hidden>the numbers of {name}</Hidden>
				</WorkingButton>
				<Text role="status" as="span" size="small" tone="muted">
					{says}
				</Text>
			</Row>
			<Problem answer={fetcher.data} />
		</JobForm>
	)
}
