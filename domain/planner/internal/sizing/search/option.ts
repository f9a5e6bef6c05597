import { plainData } from '../../../../../shared/messages/plain-data.ts'
import { paise, toRupees } from '../../../../../shared/money.ts'
import { hundredths } from '../../../../../shared/rounding.ts'
import type { Item } from '../../../electrical/items.ts'
import type { BackupPower } from '../../../power-cut.ts'
import type {
	OptionWithMessages,
	SystemWithMessages,
} from '../../../sizing/answer/option-schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { type Check, sentencesOf, warningsOf } from '../../electrical/check.ts'
import type { Lawful } from '../../law/lawful.ts'
import { notesOf } from '../answer/notes.ts'
import { phasesChanged, phasesInDoubt } from '../answer/phases.ts'
import { type Judged, verdictOn } from '../answer/verdict.ts'
import { moneyOf } from '../money.ts'
import type { Offered, Option } from '../plan.ts'
import { rowsFor, standOn } from '../roof.ts'
import { type BillLine, backupHours, billOf, notIncluded } from '../use/bill.ts'
import type { Months } from '../use/months.ts'
import type { PlantSetup } from '../use/specific-yield.ts'
import { backupCost } from './backup-cost.ts'
import type { PlannedSystem } from './planned-system.ts'
import type { Terms } from './terms.ts'

export interface About extends Omit<Months, 'production'> {
	request: PlanRequest
	terms: Terms
	lawful: Pick<Lawful, 'unchecked' | 'items'>
	/** Degrees, north positive. */
	latitude: number
	setup: PlantSetup
}

/** One of the systems that are offered, as the API returns it. @param judged what its verdict goes by */
export function shown(
	{ role, ...option }: Option,
	about: About,
	judged: Judged,
): OptionWithMessages {
	const { system, monthlyKwh } = option
	const { request, terms, lawful } = about
	const changed = phasesChanged(system, { ...about, months: { ...about, production: monthlyKwh } })
	const answer = shownSystem(option, about)
	const verdict = verdictOn(answer, {
		...judged,
		reservations: [...(changed ? [changed] : []), ...judged.reservations],
		backupCost: request.backup ? backupCost(system, lawful.items, terms.rules.singlePhaseW) : null,
	})
	return { role, ...answer, verdict }
}

/** A system as the API returns it. */
export function shownSystem(option: Offered, about: About): SystemWithMessages {
	const { system, areaM2, layout, checks, monthlyKwh } = option
	const { request, terms, use } = about
	const ofYear = { ...about, production: monthlyKwh }
	const { money, ...bills } = moneyOf(terms, system, ofYear, request)
	const inDoubt = phasesInDoubt(system, { ...about, months: ofYear })
	const months = monthlyKwh.map(hundredths)
	const yearlyKwh = hundredths(months.reduce((sum, kwh) => sum + kwh, 0))
	const yearlyUse = use.reduce((sum, kwh) => sum + kwh, 0)
	return {
		items: billOf(system, request.backup, terms.rules.singlePhaseW).map(shownLine),
		kit: system.kit && {
			productId: system.kit.item.id,
			quantity: system.kit.quantity,
			saves: toRupees(paise(system.kit.saved)),
		},
		notIncluded: notIncluded(system, terms),
		kwp: hundredths(system.kwp),
		yearlyKwh,
		monthlyKwh: months,
		coversPct: Math.round((100 * yearlyKwh) / yearlyUse),
		price: toRupees(system.price),
		areaM2: hundredths(areaM2),
		...partsOf(option),
		layout,
		roof: roofOf(option, about),
		checks: shownChecks(checks),
		notes: [...(inDoubt ? [inDoubt] : []), ...notesOf(system, { ...money, ...bills }, about)],
		backup: backupOf(system),
		backupHours: request.backup ? hundredths(backupHours(system, request.backup)) : null,
		money,
	}
}

/** A line of a system's parts as the API returns it. */
export const shownLine = ({
	item,
	quantity,
	reason,
}: BillLine): SystemWithMessages['items'][number] => ({
	productId: item.id,
	name: item.name,
	brand: item.brand ?? '',
	category: item.category,
	image: item.image ?? '',
	warranty: warrantyOf(item),
	price: item.price,
	quantity,
	reason,
})

export const shownChecks = (checks: Check[]): SystemWithMessages['checks'] => ({
	passed: checks.filter(({ ok }) => ok).length,
	warnings: sentencesOf(warningsOf(checks)),
	all: checks,
})

function warrantyOf({ sheet }: Item): SystemWithMessages['items'][number]['warranty'] {
	if (!sheet || !('warrantyYears' in sheet)) return null
	const performanceYears = 'performanceYears' in sheet ? sheet.performanceYears : null
	return { years: sheet.warrantyYears, performanceYears }
}

/** The backup of a system without the grid: the energy of its batteries, and the least power on the way from them. */
const backupOf = ({ battery, ...system }: PlannedSystem): SystemWithMessages['backup'] =>
	battery && backupPowerOf({ ...system, battery })

type Storing = Pick<PlannedSystem, 'inverter' | 'inverters'> & {
	battery: NonNullable<PlannedSystem['battery']>
}

export function backupPowerOf({ battery, inverter, inverters }: Storing): BackupPower {
	const { usableKwh, minV, maxDischargeA } = battery.figures
	const inverterW = (inverter.figures.backupW ?? 0) * inverters
	const batteryW = battery.quantity * minV * maxDischargeA
	return {
		storedKwh: hundredths(battery.quantity * usableKwh),
		powerW: Math.floor(Math.min(inverterW, batteryW)),
	}
}

function partsOf({ system }: Offered): Pick<SystemWithMessages, 'panel' | 'inverter' | 'battery'> {
	const { panel, panels, inverter, inverters, battery } = system
	const { powerW, lengthMm, widthMm } = panel.figures
	const { type, acW, phases } = inverter.figures
	return {
		panel: { name: panel.item.name, quantity: panels, powerW, lengthMm, widthMm },
		inverter: { name: inverter.item.name, quantity: inverters, type, acW, phases },
		battery: battery && {
			name: battery.item.name,
			quantity: battery.quantity,
			usableKwh: battery.figures.usableKwh,
		},
	}
}

function roofOf(
	{ system }: Offered,
	{ request, latitude, setup }: About,
): SystemWithMessages['roof'] {
	const stand = standOn(setup, latitude)
	const { roof, rows, pitchM, panels } = rowsFor(
		system.panel.figures,
		stand,
		system.panels,
		request.roof,
	)
	return {
		widthM: hundredths(roof.widthM),
		depthM: hundredths(roof.depthM),
		given: request.roof !== undefined,
		rows,
		pitchM: hundredths(pitchM),
		panels: plainData(
			panels.map(({ xM, yM, wM, dM }) => ({
				xM: hundredths(xM),
				yM: hundredths(yM),
				wM: hundredths(wM),
				dM: hundredths(dM),
			})),
		),
	}
}
