import type { ReactNode } from 'react'
import { MONTHS } from '../../../shared/format/months'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { Text } from '../../ui/text/text'
import classes from './drawn.module.css'
import { pct } from './figures'
import { FiguresTable, type FiguresTableProps } from './figures-table'
import type { Bars } from './scale'

interface PlotProps {
	/** Its meaning, in one sentence with the deciding numbers. */
	caption: string
	/** Where the labels of the upright axis need more room. */
	labels?: 'wide'
	/** The meaning of its marks. */
	keys: ReactNode
	/** The same figures for readers who do not see it. */
	table: FiguresTableProps
	children: ReactNode
}

/**
 * A chart: places are per cent of the width and height, so that it fills its place while its letters keep their size.
 */
export function Plot({ caption, labels, keys, table, children }: PlotProps) {
	return (
		<Text as="figure" size="small" className={classes.figure}>
			<figcaption>{caption}</figcaption>
			<div className={classes.plot} data-labels={labels}>
				<svg className={classes.canvas} aria-hidden="true" focusable="false">
					{children}
				</svg>
			</div>
			<Row as="ul" wrap align="stretch" gap={5} className={classes.key} aria-hidden="true">
				{keys}
			</Row>
			<Hidden as="div">
				<FiguresTable {...table} />
			</Hidden>
		</Text>
	)
}

/** A line of the key: the mark as it is drawn, 22 by 14, and its meaning. */
export function Key({ mark, children }: { mark: ReactNode; children: ReactNode }) {
	return (
		<Row as="li">
			<svg viewBox="0 0 22 14" aria-hidden="true" focusable="false">
				{mark}
			</svg>
			<span>{children}</span>
		</Row>
	)
}

/** The part of a chart that has paths: 100 by 100, stretched over all of it. */
export function Stretched({ children }: { children: ReactNode }) {
	return (
		<svg
			viewBox="0 0 100 100"
			width="100%"
			height="100%"
			preserveAspectRatio="none"
			overflow="visible"
			aria-hidden="true"
			focusable="false"
		>
			{children}
		</svg>
	)
}

/** Lines across the chart with their labels. @param ticks each at so many per cent from the top */
export function Ticks({ ticks }: { ticks: { y: number; label: string }[] }) {
	return (
		<g className={classes.grid}>
			{ticks.map(({ y, label }) => (
				<g key={y}>
					<line x1="0" x2="100%" y1={pct(y)} y2={pct(y)} />
					<text x="-8" y={pct(y)} dy="0.32em" textAnchor="end">
						{label}
					</text>
				</g>
			))}
		</g>
	)
}

/** Twelve months below their bars, and the tooltip of each. */
export function MonthNames({ x, titleOf }: { x: Bars; titleOf: (month: number) => string }) {
	return MONTHS.map((name, month) => (
		<g key={name}>
			<g textAnchor="middle">
				<text className={classes.short} x={pct(x.middle(month))} y="100%" dy="20">
					{name.slice(0, 1)}
				</text>
				<text className={classes.long} x={pct(x.middle(month))} y="100%" dy="20">
					{name.slice(0, 3)}
				</text>
			</g>
			<rect className={classes.hit} x={pct(x.slot(month))} width={pct(x.step)} height="100%">
				<title>{titleOf(month)}</title>
			</rect>
		</g>
	))
}
