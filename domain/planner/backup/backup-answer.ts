import { message } from '../../../shared/messages/message.ts'
import { paise, toRupees } from '../../../shared/money.ts'
import { hundredths } from '../../../shared/rounding.ts'
import { type Item, priceOf } from '../electrical/items.ts'
import {
	type BackupSystem,
	backupInverters,
	chooseBackup,
	mostOnPhases,
} from '../internal/backup/backup-choice.ts'
import { batteryChecks } from '../internal/electrical/batteries.ts'
import type { Check } from '../internal/electrical/check.ts'
import { loadCheck, startingCheck, surgeOf } from '../internal/electrical/generators.ts'
import { whyNotCarried } from '../internal/sizing/answer/not-carried.ts'
import { backupPowerOf, shownChecks, shownLine } from '../internal/sizing/search/option.ts'
import { type BillLine, backupHours } from '../internal/sizing/use/bill.ts'
import type { BackupRequest, BackupWithMessages } from './schema.ts'

/** The back-up without panels for a load, from the products for sale, or why there is none. */
export function answerBackup(
	request: BackupRequest,
	catalogue: readonly Item[],
): BackupWithMessages {
	const system = chooseBackup(catalogue, request)
	if (!system) {
		const inverters = backupInverters(catalogue, request)
		const mostOf = (inverter: BackupSystem['inverter']) => mostOnPhases(inverter, request)
		const why = whyNotCarried(inverters, mostOf, request, catalogue)
		return { verdict: null, system: null, reasons: [why] }
	}
	const { battery, inverter, acBox, price } = system
	const power = backupPowerOf(system)
	const hours = Math.floor(backupHours(system, request) * 10 + 1e-6) / 10
	const { loadW } = request
	return {
		verdict: {
			sentence: message('planner.backup.verdict', { loadW, hours, price }),
			why: [
				message('planner.backup.charging'),
				message('planner.backup.renewal', {
					batteries: battery.quantity,
					warrantyYears: battery.figures.warrantyYears,
					price: priceOf(battery),
				}),
				message('planner.backup.panels_later', { maxPvW: inverter.figures.maxPvW }),
			],
		},
		system: {
			items: linesOf(system, request).map(shownLine),
			price: toRupees(paise(price)),
			notIncluded: [
				message('planner.backup.work'),
				...(acBox ? [] : [message('planner.backup.no_ac_box')]),
			],
			power,
			hours,
			chargeHours: hundredths((power.storedKwh * 1000) / chargingW(system)),
			checks: shownChecks(checksOf(system, request)),
		},
		reasons: [],
	}
}

function linesOf(system: BackupSystem, { loadW }: BackupRequest): BillLine[] {
	const { inverter, inverters, battery, acBox } = system
	const isThreePhase = inverter.figures.phases === 3 || inverters % 3 === 0
	const storedKwh = battery.quantity * battery.figures.usableKwh
	return [
		{
			item: inverter.item,
			quantity: inverters,
			reason: message('planner.backup.inverter', { loadW, isThreePhase }),
		},
		{
			item: battery.item,
			quantity: battery.quantity,
			reason: message('planner.part.batteries', {
				storedKwh,
				loadW,
				isBesideKit: false,
				hours: (storedKwh * 1000) / loadW,
			}),
		},
		...(acBox ? [{ ...acBox, reason: message('planner.backup.ac_box') }] : []),
	]
}

/** W: by the inverters and by the batteries, whichever takes less. */
function chargingW({ inverter, inverters, battery }: BackupSystem): number {
	const { maxChargeA, nominalV } = battery.figures
	const ofInverters = inverters * (inverter.figures.battery?.maxChargeA ?? 0)
	return Math.min(ofInverters, battery.quantity * maxChargeA) * nominalV
}

function checksOf(system: BackupSystem, { loadW, startW }: BackupRequest): Check[] {
	const { inverter, inverters, battery } = system
	const { figures } = inverter
	return [
		...batteryChecks(battery.figures, figures.battery, battery.quantity, inverters),
		loadCheck(backupPowerOf(system).powerW, loadW),
		...(startW === undefined ? [] : [startingCheck(surgeOf(figures) * inverters, startW)]),
	]
}
