'use client'
import { fill } from '#domain/text/fill.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Checkbox } from '#site/ui/fields/Checkbox.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { companyFields, company as companyStyle } from './PaymentStep.css.ts'
import type { Company } from './useCompany.ts'

/** The company whose name and GSTIN are printed on the invoice. */
export function CompanyFields({ company }: { company: Company }) {
  const t = useTexts('checkout')
  const { states } = useTexts('address')
  const { wantsGst, gstin, legalName, state } = company
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
            maxLength={20}
            autoComplete="off"
            spellCheck="false"
            isRequired
            validationBehavior="aria"
            help={state ? fill(t.gstState, { state: states[state] }) : t.gstinHelp}
            error={company.isWrong('gstin') ? t.gstinWrong : undefined}
          />
          <TextField
            name="legalName"
            label={t.legalName}
            value={legalName}
            onChange={(typed) => company.set('legalName', typed)}
            onBlur={() => company.leave('legalName')}
            maxLength={120}
            autoComplete="organization"
            isRequired
            validationBehavior="aria"
            error={company.isWrong('legalName') ? t.legalNameMissing : undefined}
          />
        </div>
      ) : null}
    </div>
  )
}
