!include WinMessages.nsh

; The command line is put on the user's PATH, for consoles that are opened from then on. NSIS itself would cut a long PATH
; off, so a script does it; where scripts are forbidden the PATH stays as it is.
!macro changeUserPath what
  nsExec::Exec '"$SYSDIR\WindowsPowerShell\v1.0\powershell.exe" -NoProfile -NonInteractive -ExecutionPolicy Bypass -File "$INSTDIR\resources\bin\user-path.ps1" ${what}'
  Pop $0
  SendMessage ${HWND_BROADCAST} ${WM_SETTINGCHANGE} 0 "STR:Environment" /TIMEOUT=5000
!macroend

!macro customInstall
  !insertmacro changeUserPath add
!macroend

; Twofold claims its links when it starts. Who uninstalls it gives them back; an update keeps them.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey HKCU "Software\Classes\twofold"
    !insertmacro changeUserPath remove
  ${endIf}
!macroend
