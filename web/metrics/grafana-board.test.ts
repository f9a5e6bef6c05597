import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { hasProgram } from '../../test/workers/has-program.ts'

/** The columns of Grafana's grid. */
const COLUMNS = 24

/** A source by the variable that the board asks for at its import. */
const SOURCE = z.object({
	type: z.literal('prometheus'),
	uid: z.templateLiteral(['$', '{source}']),
})

const Panel = z.object({
	id: z.number().int().positive(),
	type: z.literal('timeseries'),
	title: z.string().min(1),
	gridPos: z.object({
		x: z.number().int().nonnegative(),
		y: z.number().int().nonnegative(),
		w: z.number().int().positive(),
		h: z.number().int().positive(),
	}),
	datasource: SOURCE,
	fieldConfig: z.object({
		defaults: z.object({ unit: z.string().min(1) }),
		overrides: z.array(z.never()),
	}),
	targets: z
		.array(
			z.object({
				refId: z.string().regex(/^[A-Z]$/),
				expr: z.string().min(1),
				legendFormat: z.string().min(1),
			}),
		)
		.min(1),
})

const Board = z.object({
	title: z.string().min(1),
	uid: z.string().regex(/^[\w-]{1,40}$/),
	schemaVersion: z.number().int().min(36),
	time: z.object({ from: z.string().regex(/^now-/), to: z.literal('now') }),
	templating: z.object({
		list: z.tuple([
			z.object({
				name: z.literal('source'),
				type: z.literal('datasource'),
				query: z.literal('prometheus'),
			}),
		]),
	}),
	panels: z.array(Panel).min(1),
})

const { panels } = Board.parse(
	JSON.parse(readFileSync('tools/deploy/watching/grafana-board.json', 'utf8')),
)

type Place = z.infer<typeof Panel>['gridPos']
const overlap = (one: Place, other: Place) =>
	one.x < other.x + other.w &&
	other.x < one.x + one.w &&
	one.y < other.y + other.h &&
	other.y < one.y + one.h

it('the board’s panels have numbers and places of their own', () => {
	expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
	for (const { title, gridPos, targets } of panels) {
		expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(COLUMNS)
		const on = panels.filter((other) => overlap(gridPos, other.gridPos))
		expect(on.map((other) => other.title)).toEqual([title])
		expect(new Set(targets.map(({ refId }) => refId)).size, title).toBe(targets.length)
	}
})

it('the board names a line by labels that its figures still have', () => {
	for (const { title, targets } of panels)
		for (const { expr, legendFormat } of targets) {
			const [, kept = ''] = /\b(?:max|sum|avg|min) by \(([^)]*)\)/.exec(expr) ?? []
			const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label)
			// A series not summed up has all labels that it had.
			if (/\bby\b/.test(expr))
				expect(kept.split(/,\s*/), title).toEqual(expect.arrayContaining(named))
		}
})

it.runIf(hasProgram('promtool'))('the board asks in the language of Prometheus', () => {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-board-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const rules = panels.flatMap(({ id, targets }) =>
		targets.map(({ refId, expr }) => ({
			record: `panel_${id}_${refId}`,
			expr: expr.replaceAll('$__rate_interval', '1m'),
		})),
	)
	const file = join(folder, 'board.yml')
	// JSON is YAML too.
	writeFileSync(file, JSON.stringify({ groups: [{ name: 'board', rules }] }))
	const said = execFileSync('promtool', ['check', 'rules', file], { encoding: 'utf8' })
	expect(said).toContain(`${rules.length} rules found`)
})
