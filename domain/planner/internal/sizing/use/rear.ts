import type { SheetOf } from '../../../../catalogue/sheet.ts'
import type { Mounting } from '../../../yield/yield.ts'
import { bifacialityPctOf } from '../../electrical/currents.ts'
import { ALBEDO } from '../../yield/plane.ts'

/** Of the light that the ground throws back the share that reaches the rear: on a flat roof's low mount, close to a roof. */
const REACHES_REAR: Record<Mounting, number> = { rack: 0.25, roof: 0 }
const MAX_REAR_SHARE = 0.05

/** How much more energy a panel makes by the light on its rear, as a share: 0.05 at most. */
export const rearGain = (
	panel: Partial<Pick<SheetOf<'panel'>, 'bifacial' | 'bifacialityPct'>>,
	mounting: Mounting,
): number =>
	Math.min(MAX_REAR_SHARE, (bifacialityPctOf(panel) / 100) * ALBEDO * REACHES_REAR[mounting])
