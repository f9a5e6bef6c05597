import type { ReactNode } from 'react'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { sentenceOf } from '../../ui/forms/problem'
import { Row } from '../../ui/layout/row'
import { Flash } from '../../ui/overlay/flash'
import { number } from '../../ui/text/format'
import { PortalPage } from '../portal/portal-page'
import { ImportCounts } from './import-counts'
import { ImportNext } from './import-next'
import type { AnyReport, ImportAnswer } from './import-report'
import classes from './import-screen.module.css'
import { MapHeadings } from './map-headings'
import { MoreRows } from './more-rows'
import { PreviewZone, type PreviewZoneProps } from './preview-zone'

/** The parts of a report that an import shows. */
export interface ReportView<Change> {
	/** How many there are of each, by name. */
	counts: Record<string, number>
	/** How many rows would be written, and the name of one. */
	todo: { count: number; of: string }
	columns: Column<Change>[]
	rows: readonly Change[]
	keyOf: (change: Change) => string | number
	/** How many rows there are beside these. */
	more?: number
	/** Further notes on the file. */
	notes?: ReactNode
	/** What somebody has to say yes to before it is imported. */
	confirm?: string
}

export interface ImportScreenProps<Report extends AnyReport, Change> {
	title: string
	intro: string
	/** The way back, beside the title. */
	action: ReactNode
	/** The address of the page. */
	here: string
	zone: Omit<PreviewZoneProps, 'live'>
	answer: ImportAnswer<Report> | undefined
	view: (report: Report) => ReportView<Change>
	/** The import done just before. */
	done?: ReactNode
	/** The view of an imported report in place of all else, where no other page shows it. */
	finished?: ReactNode
}

/** An import done by the script of the page itself, for files too large to go along with a preview. */
export interface LiveImport {
	/** The chosen file, and its progress. */
	zone: NonNullable<PreviewZoneProps['live']>
	busy: ReactNode
	isBusy: boolean
	problem: string | null
	/** Undefined where the page has no file. */
	onImport?: () => void
	onAgain?: () => void
	/** Shows the file anew, with its headings mapped to columns. */
	onMap?: (columns: Readonly<Record<string, string>>) => void
}

const STEPS = ['Choose a file', 'Preview', 'Import']

function Steps({ at }: { at: number }) {
	return (
		<Row as="ol" gap={6} wrap align="stretch" className={classes.steps}>
			{STEPS.map((words, index) => (
				<li key={words} aria-current={index === at ? 'step' : undefined}>
					{words}
				</li>
			))}
		</Row>
	)
}

function ReportShown<Report extends AnyReport, Change>({
	report: { errors, errorCount },
	view: { counts, todo, columns, rows, keyOf, more = 0, notes },
}: {
	report: Report
	view: ReportView<Change>
}) {
	return (
		<>
			<ImportCounts
				counts={counts}
				errors={errors}
				errorCount={errorCount}
				of={todo.of}
				changes={todo.count > 0}
			/>
			{rows.length > 0 && <DataTable label="Changes" columns={columns} rows={rows} keyOf={keyOf} />}
			<MoreRows count={more} />
			{notes}
		</>
	)
}

/** The screen of every import: a file is chosen, its effects are shown, and then it is imported. */
export function ImportScreen<Report extends AnyReport, Change>({
	title,
	intro,
	action,
	here,
	zone,
	answer,
	view,
	done,
	finished,
	live,
}: ImportScreenProps<Report, Change> & { live?: LiveImport }) {
	const report = answer?.report
	const shown = report && view(report)
	const { count = 0, of = '' } = shown?.todo ?? {}
	const mayImport = report !== undefined && report.errorCount === 0 && count > 0
	return (
		<PortalPage title={title} intro={intro} action={action}>
			<Steps at={!report ? 0 : finished || live?.isBusy ? 2 : 1} />
			<Flash problem={live?.problem ?? sentenceOf(answer?.problem)} done={done} />
			{finished ?? (
				<>
					{(!report || live) && <PreviewZone {...zone} live={live?.zone} />}
					{live?.busy}
					{report && live?.onMap && !live.isBusy && (
						<MapHeadings report={report} onMap={live.onMap} />
					)}
					{report && shown && <ReportShown report={report} view={shown} />}
					{report && !live?.isBusy && (
						<ImportNext
							again={here}
							send={`Import ${number(count)} ${of}${count === 1 ? '' : 's'}`}
							seen={mayImport ? answer?.sent : null}
							confirm={shown?.confirm}
							onAgain={live?.onAgain}
							onImport={mayImport ? live?.onImport : undefined}
						/>
					)}
				</>
			)}
		</PortalPage>
	)
}
