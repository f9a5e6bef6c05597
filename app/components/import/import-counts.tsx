import { Fact, FactList } from '../../ui/display/fact-list'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import classes from './import-screen.module.css'
import { type Mistake, MistakesTable } from './mistakes-table'

interface ImportCountsProps {
	/** How many there are of each, by name. */
	counts: Record<string, number>
	errors: readonly Mistake[]
	errorCount: number
	/** The name of the thing that a row is about. */
	of: string
	/** Whether anything would be changed. */
	changes: boolean
}

/** The counts of a file's rows, and its mistakes. */
export function ImportCounts({ counts, errors, errorCount, of, changes }: ImportCountsProps) {
	return (
		<>
			<FactList variant="figures">
				{Object.entries({ ...counts, Mistakes: errorCount }).map(([name, count]) => (
					<Fact
						key={name}
						name={name}
						className={(name === 'Mistakes' && errorCount > 0 && classes.bad) || undefined}
					>
						{number(count)}
					</Fact>
				))}
			</FactList>
			<MistakesTable errors={errors} count={errorCount} of={of} />
			{errorCount === 0 && !changes && <Text color="muted">There is nothing to change.</Text>}
		</>
	)
}
