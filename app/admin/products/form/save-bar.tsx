import { Alert, Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOf } from '../../../ui/forms/problem'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { Text } from '../../../ui/text/text'
import { WorkingButton } from '../../../ui/working-button'
import classes from '../../stock/stock.module.css'
import type { StockAnswer, StockEdit } from '../../stock/stock-edits'
import { downloadWith } from '../download-products'

const SAVED = 'Stock changes have been saved!'

interface SaveBarProps {
	edits: ReadonlyMap<string, StockEdit>
	answer: StockAnswer | undefined
	/** Whether the page was reached by saving. */
	savedBefore: boolean
	busy: boolean
	onDiscard: () => void
}

function Flash({
	edits,
	answer,
	savedBefore,
}: Pick<SaveBarProps, 'edits' | 'answer' | 'savedBefore'>) {
	if (edits.size === 0 && (savedBefore || (answer?.problem === null && answer.saved.length > 0)))
		return (
			<Alert color="leaf" variant="light" icon={<IconCircleCheck aria-hidden />}>
				{SAVED}
			</Alert>
		)
	const failed = [...edits.values()].filter(({ problem }) => problem).length
	const some =
		failed > 0 && answer?.problem === null
			? `${answer.saved.length} saved, ${failed} not. The reason stands beside each.`
			: null
	const problem = sentenceOf(answer?.problem) ?? some
	if (!problem || edits.size === 0) return null
	return (
		<Alert color="red" variant="light">
			{problem}
		</Alert>
	)
}

/** The unsaved changes, and the actions on them. */
export function SaveBar({ edits, answer, savedBefore, busy, onDiscard }: SaveBarProps) {
	const [failed, setFailed] = useState(false)
	const count = edits.size
	return (
		<Stack gap={2} className={classes.bar} data-open={count > 0 || undefined}>
			<div role="alert">
				<Flash edits={edits} answer={answer} savedBefore={savedBefore} />
				{failed && count > 0 && (
					<Alert color="red" variant="light">
						The file could not be made. Please try again.
					</Alert>
				)}
			</div>
			{count > 0 && (
				<Row wrap justify="end">
					<Text as="span" size="small" strong numeric className={classes.count}>
						{count} unsaved {count === 1 ? 'change' : 'changes'}
					</Text>
					<Button variant="subtle" onClick={onDiscard} disabled={busy}>
						Discard
					</Button>
					<Button
						variant="default"
						onClick={() => downloadWith(edits).then((done) => setFailed(!done))}
					>
						Download Updated JSON
					</Button>
					<WorkingButton type="submit" color="marigold.5" working={busy}>
						Save Changes
					</WorkingButton>
				</Row>
			)}
			<noscript>
				<Button type="submit" color="marigold.5">
					Save Changes
				</Button>
			</noscript>
		</Stack>
	)
}
