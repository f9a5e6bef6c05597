import { Textarea } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { useState } from 'react'
import type { Installation } from '../../../../domain/installations/schema'
import { sentenceOf } from '../../../ui/forms/problem'
import { Banner } from '../../../ui/layout/banner'
import { Card } from '../../../ui/layout/card'
import { Grid } from '../../../ui/layout/grid'
import { Hidden } from '../../../ui/layout/hidden'
import hidden from '../../../ui/layout/hidden.module.css'
import { Row } from '../../../ui/layout/row'
import { useSelfSaved } from '../../../ui/self-saving'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import { WorkingButton } from '../../../ui/working-button'
import page from '../job.module.css'
import { JobForm } from '../job-form'
import { jobIntents } from '../job-intents'
import { Problem } from '../job-problem'
import { useSent } from '../use-sent'
import { ScanSheet } from './scan/scan-sheet'
import { countOf } from './scan/scanned'
import { serialNumbersIn } from './serial-numbers'

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
						<Text key={part.productId} size="small" color="muted">
							<strong>{part.name}:</strong> {part.serials.join(', ') || 'none noted'}
							{part.kits.length > 0 && ` (in ${part.kits.join(' and ')})`}
						</Text>
					))
			)}
		</Card>
	)
}

const elsewhere = (numbers: readonly string[]) =>
	numbers.length === 1
		? `Another order has ${numbers[0]} too. Check it on the plate.`
		: `Other orders have these numbers too: ${numbers.join(', ')}. Check them on the plates.`

const sameNumbers = (a: string, b: string) =>
	serialNumbersIn(a).join('\n') === serialNumbersIn(b).join('\n')

/** The numbers of a product, saved when one leaves them and by their button. */
function PartForm({ part }: { part: Part }) {
	const { productId, name, quantity, kits, serials, serialsElsewhere, needsSerials } = part
	const [isScanning, setScanning] = useState(false)
	const sent = useSent('serials', { productId }).serials
	const { fetcher, form, typed, isSaving, says, onType, onLeave, onSubmit } = useSelfSaved(
		`serials ${productId}`,
		serials.join('\n'),
		{ isSame: sameNumbers, sent },
	)
	const of = kits.length > 0 ? `, in ${kits.join(' and ')}` : ''
	const optional = needsSerials ? '' : ', optional'
	const numbers = serialNumbersIn(typed)

	/** Saves numbers that were scanned, after those that are on their way. */
	function write(scanned: readonly string[]) {
		const text = scanned.join('\n')
		const field = form.current?.elements.namedItem('serials')
		if (field instanceof HTMLTextAreaElement) field.value = text
		onType(text)
		onLeave()
	}

	return (
		<JobForm fetcher={fetcher} ref={form} id={`serials-${productId}`} onSubmit={onSubmit}>
			<input type="hidden" {...jobIntents.field('serials')} />
			<input type="hidden" name="productId" value={productId} />
			<Textarea
				name="serials"
				label={name}
				description={`One a line or pasted, ${countOf(numbers.length, quantity)}${of}${optional}`}
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
				<ButtonLink
					className={hidden.withoutScript}
					aria-label={`Scan the numbers of ${name}`}
					onClick={() => setScanning(true)}
				>
					<IconScan size={20} stroke={1.8} aria-hidden /> Scan
				</ButtonLink>
				<Text role="status" as="span" size="small" color="muted">
					{says}
				</Text>
			</Row>
			<Problem answer={fetcher.data} />
			{serialsElsewhere.length > 0 && (
				<Banner variant="notice">{elsewhere(serialsElsewhere)}</Banner>
			)}
			{isScanning && (
				<ScanSheet
					name={name}
					quantity={quantity}
					numbers={numbers}
					onChange={write}
					onClose={() => setScanning(false)}
					problem={sentenceOf(fetcher.data?.problem)}
				/>
			)}
		</JobForm>
	)
}
