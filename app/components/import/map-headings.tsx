import { Button, NativeSelect } from '@mantine/core'
import type { FormEvent } from 'react'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import type { AnyReport } from './import-report'

interface MapHeadingsProps {
	report: AnyReport
	/** @param columns the column of each heading, blank where it is left out */
	onMap: (columns: Readonly<Record<string, string>>) => void
}

/** The choice of a heading that is left out: a blank one is none yet. */
const LEFT_OUT = '-'

/** Asks for the columns of the headings of a file that are not known; nothing where all are. */
export function MapHeadings({ report: { headings = [], columns = [] }, onMap }: MapHeadingsProps) {
	if (headings.length === 0) return null
	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const chosen = new FormData(event.currentTarget)
		const columnOf = (heading: string) => String(chosen.get(heading) ?? '')
		onMap(
			Object.fromEntries(
				headings.map(({ heading }) => [heading, columnOf(heading).replace(LEFT_OUT, '')]),
			),
		)
	}
	return (
		<Card as="form" gap={4} align="start" aria-labelledby="headings" onSubmit={onSubmit}>
			<Heading level={2} size="body" id="headings">
				Columns of this file
			</Heading>
			<Text size="small" color="muted" measure>
				Say once which column each of these headings is. It is kept with the import, and the next
				file with the same headings is read by it.
			</Text>
			<Grid gap={3} fields>
				{headings.map(({ heading, column }) => (
					<NativeSelect
						key={`${heading} ${column}`}
						name={heading}
						label={heading}
						required
						withAsterisk={false}
						autoComplete="off"
						defaultValue={column === null ? '' : column || LEFT_OUT}
						data={[
							...(column === null ? [{ value: '', label: 'Choose a column', disabled: true }] : []),
							{ value: LEFT_OUT, label: 'Leave it out' },
							...columns,
						]}
					/>
				))}
			</Grid>
			<Button type="submit" variant="default">
				Preview with these columns
			</Button>
		</Card>
	)
}
