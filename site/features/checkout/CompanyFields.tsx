'use client'
import { LEGAL_NAME_MAX } from '#domain/orders/OrderSchemas.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Checkbox } from '#site/ui/fields/Checkbox.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { companyFields, company as companyStyle } from './PaymentStep.css.ts'
import type { Company } from './useCompany.ts'

/** The company whose name and GSTIN are printed on the invoice. */
export function CompanyFields({ company }: { company: Company }) {
  const t = useTexts('checkout')
  const { states } = useTexts('address')
  const { atMost } = useTexts('problems')
  const { wantsGst, gstin, legalName, state } = company
  const nameProblem = legalName.trim()
    ? fillPlaceholders(atMost, { count: LEGAL_NAME_MAX })
    : t.legalNameMissing
  return (
    <div className={companyStyle} ref={company.box}>
      <div>
        <Checkbox isSelected={wantsGst} onChange={company.setWantsGst}>
          {t.wantsGst}
        </Checkbox>
      </div>
      {wantsGst ? (
        <div className={companyFields}>
          <TextField
            name="gstin"
            label={t.gstin}
            placeholder="22AAAAA0000A1Z5"
            value={gstin}
            onChange={(typed) => company.set('gstin', typed.toUpperCase())}
            onBlur={() => company.leave('gstin')}
            autoComplete="off"
            spellCheck="false"
            isRequired
            validationBehavior="aria"
            help={state ? fillPlaceholders(t.gstState, { state: states[state] }) : t.gstinHelp}
            error={company.isWrong('gstin') ? t.gstinWrong : undefined}
          />
          <TextField
            name="legalName"
            label={t.legalName}
            value={legalName}
            onChange={(typed) => company.set('legalName', typed)}
            onBlur={() => company.leave('legalName')}
            autoComplete="organization"
            isRequired
            validationBehavior="aria"
            error={company.isWrong('legalName') ? nameProblem : undefined}
          />
        </div>
      ) : null}
    </div>
  )
}
