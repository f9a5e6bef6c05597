import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import type {
	ImportedRow,
	ImportReport as Report,
} from '../../../domain/catalogue/csv/import-schema'
import tableClasses from '../../portal/table.module.css'
import { Status } from '../../ui/display/status'
import { number } from '../../ui/text/format'
import classes from './import-products.module.css'

const count = (n: number) => number(n)

const KINDS = {
	added: { tone: 'good', words: 'New' },
	changed: { tone: 'waiting', words: 'Changed' },
	unchanged: { tone: 'off', words: 'As it is' },
} as const

const text = (value: unknown) => {
	if (value === null || value === undefined || value === '') return 'nothing'
	return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function Counts({ report }: { report: Report }) {
	return (
		<dl className={classes.counts}>
			{(
				[
					['New', report.added],
					['Changed', report.changed],
					['As they are', report.unchanged],
					['Mistakes', report.errorCount],
				] as const
			).map(([label, n]) => (
				<div key={label} data-bad={(label === 'Mistakes' && n > 0) || undefined}>
					<dt>{label}</dt>
					<dd>{count(n)}</dd>
				</div>
			))}
		</dl>
	)
}

function Mistakes({ report }: { report: Report }) {
	if (report.errorCount === 0) return null
	const more = report.errorCount - report.errors.length
	return (
		<section aria-labelledby="mistakes">
			<h2 id="mistakes" className={classes.heading}>
				Put these right and choose the file again
			</h2>
			<table className={`${tableClasses.table} ${classes.mistakes}`}>
				<thead>
					<tr>
						<th scope="col">Row</th>
						<th scope="col">Column</th>
						<th scope="col">What is wrong</th>
					</tr>
				</thead>
				<tbody>
					{report.errors.map(({ row, column, message }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
						<tr key={index}>
							<td data-label="Row">{row}</td>
							<td data-label="Column">{column ?? 'The whole row'}</td>
							<td data-label="What is wrong" className={tableClasses.wide}>
								{message}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{more > 0 && <p className={classes.help}>And {count(more)} more.</p>}
		</section>
	)
}

/** What is left out without being a mistake. */
function Notes({ notes }: Pick<Report, 'notes'>) {
	if (notes.length === 0) return null
	return (
		<section aria-labelledby="notes">
			<h2 id="notes" className={classes.heading}>
				What is left out
			</h2>
			<ul className={classes.changes}>
				{notes.map(({ row, message }) => (
					<li key={row}>
						<span className={classes.field}>Row {row}</span> {message}
					</li>
				))}
			</ul>
		</section>
	)
}

function Changes({ fields }: Pick<ImportedRow, 'fields'>) {
	return (
		<ul className={classes.changes}>
			{Object.entries(fields).map(([name, { before, after }]) => (
				<li key={name}>
					<span className={classes.field}>{name}</span> <del>{text(before)}</del>{' '}
					<span aria-hidden>→</span> <ins>{text(after)}</ins>
				</li>
			))}
		</ul>
	)
}

/** What an import would do, or what is wrong with its file. */
export function ImportReport({ report }: { report: Report }) {
	const rest = report.added + report.changed + report.unchanged - report.preview.length
	return (
		<>
			<Counts report={report} />
			<Mistakes report={report} />
			<Notes notes={report.notes} />
			{report.preview.length > 0 && (
				<section aria-labelledby="preview">
					<h2 id="preview" className={classes.heading}>
						What it does
					</h2>
					<table className={tableClasses.table}>
						<thead>
							<tr>
								<th scope="col">Product</th>
								<th scope="col">Row</th>
								<th scope="col">State</th>
								<th scope="col">Changes</th>
							</tr>
						</thead>
						<tbody>
							{report.preview.map(({ row, id, name, kind, fields }) => (
								<tr key={row}>
									<td>
										<span className={tableClasses.name}>{name}</span>
										<span className={tableClasses.small}>{id}</span>
									</td>
									<td data-label="Row">{row}</td>
									<td data-label="State">
										<Status tone={KINDS[kind].tone}>{KINDS[kind].words}</Status>
									</td>
									<td data-label="Changes" className={tableClasses.wide}>
										<Changes fields={fields} />
									</td>
								</tr>
							))}
						</tbody>
					</table>
					{rest > 0 && <p className={classes.help}>And {count(rest)} more.</p>}
				</section>
			)}
		</>
	)
}

/** What an import has done. */
export function ImportDone({ report, onAgain }: { report: Report; onAgain: () => void }) {
	return (
		<div className={classes.done} role="status">
			<IconCircleCheck size={32} stroke={1.6} aria-hidden />
			<p>
				Imported: {count(report.added)} new, {count(report.changed)} changed,{' '}
				{count(report.unchanged)} as they were.
			</p>
			<div className={classes.buttons}>
				<Button variant="default" onClick={onAgain}>
					Import another file
				</Button>
				<Button component={Link} to="/admin/products?sort=newest" color="marigold.5">
					See the products
				</Button>
			</div>
		</div>
	)
}
