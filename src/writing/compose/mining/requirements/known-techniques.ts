/** Protocols, methods and ways of working that are called by their letters: one knows them, and nobody has them. "BGP and OSPF". */

const names = new Set(
  `BGP OSPF MPLS EIGRP IS-IS VLAN VLANs VXLAN EVPN VPN VPNs IPsec TCP/IP IPv4 IPv6 DNS DHCP NAT QoS SNMP SD-WAN LAN WAN LAN/WAN STP HSRP VoIP SIP RADIUS TACACS+ LTE 5G DOCSIS GPON DWDM SDH
  OAuth SAML SSO OIDC HTTP HTTPS TLS SSL SSH SFTP FTP SMTP MQTT OPC-UA Modbus Profibus Profinet EtherCAT CAN LIN I2C SPI UART RS-485 RTOS FPGA VHDL Verilog PLCs SCADA HMI HMIs
  XML JSON YAML AJAX MVC OOP SOLID DDD BDD CI CI/CD IaC ETL ELT OLAP NLP LLMs ML SDLC
  EDI BOM BOMs MRP MRP2 FIFO S&OP OEE TPM SMED FMEA PFMEA DFMEA PPAP APQP SPC MSA 8D 5S GD&T DFM DCF LBO NPV IRR UCITS KYC AML FATCA CRS EMIR
  PAYE VAT CIS RTI GST TDS TCS HVAC VRF VRV BMS P&IDs P&ID PIDs HAZOP LOPA ATEX DSEAR CDM NEC JCT SFRA
  PECS TEACCH ABA SCERTS DBT CBT EMDR EYFS IEPs EHCPs SIMS NEWS2 SBAR ICD-10 CPT HL7 FHIR DICOM MedDRA GAMP GCP GLP GMP CMC CSV`.split(
    /\s+/,
  ),
);

/** "BGP, OSPF and MPLS", "KYC or AML": each a name of the kind. */
export const areTechniques = (text: string): boolean => {
  const row = text.split(/, (?:and |or )?| and | or /);
  return row.length < 6 && row.every((name) => names.has(name));
};
